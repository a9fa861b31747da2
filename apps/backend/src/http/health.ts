import type { WorkKind } from "@sen/config";
import type { FastifyRequest } from "fastify";
import type { Readiness } from "@sen/server";
import { runForShop } from "../client-context.ts";
import { assertClock, ClockOff } from "../database/clock-difference.ts";
import type { Database } from "../database/connect.ts";
import { noReplicas, type Replicas } from "../database/replicas.ts";
import { reasonOf } from "../database/unavailable.ts";

/** Timeout of the database check, in milliseconds, so that a readiness probe responds within two seconds. */
const READY_TIMEOUT_MS = 1_500;

/** The kinds of work that a replica can serve. */
const READ_ONLY: readonly WorkKind[] = ["browsing", "searching"];

/** What decides whether this process reports itself as ready for requests. */
export interface BackendReadiness extends Readiness {
  /** Lanes of this process's worker that take no jobs although some are due. @default none */
  stalledLanes?: () => readonly string[];
}

/**
 * Why the backend is not ready: the database does not respond in time, the clocks differ, or the worker does not take due jobs. While a replica
 * stands in for the primary, the backend is ready for catalogue reads.
 */
export function readinessCheck(
  db: Database,
  readiness: BackendReadiness,
  { isPrimaryAway }: Pick<Replicas, "isPrimaryAway"> = noReplicas(db),
) {
  // All probes share one query, so they never hold more than one connection.
  let asking: Promise<void> | null = null;
  // The query does not queue behind requests: a shop under load is still ready.
  const ask = () => (asking ??= runForShop(() => assertClock(db)).finally(() => (asking = null)));

  return async ({ log }: Pick<FastifyRequest, "log">) => {
    try {
      await within(READY_TIMEOUT_MS, ask());
    } catch (error) {
      if (error instanceof ClockOff) {
        log.warn({ seconds: error.seconds }, error.message);
        return { status: "clock is off", seconds: error.seconds };
      }
      log.warn({ reason: reasonOf(error) }, "the database does not respond");
      return { status: "database unavailable", ...(isPrimaryAway() && { ready: READ_ONLY }) };
    }
    const lanes = readiness.stalledLanes?.() ?? [];
    return lanes.length === 0 ? null : { status: "jobs wait", lanes };
  };
}

/** Rejects if the promise does not settle in time. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
