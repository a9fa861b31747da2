import type { WorkKind } from "@sen/config";
import type { FastifyRequest } from "fastify";
import type { Readiness } from "@sen/server";
import { runForShop } from "../client-context.ts";
import { assertClock, ClockOff } from "../database/clock-difference.ts";
import type { Database } from "../database/connect.ts";
import { noReplicas, type Replicas } from "../database/replicas.ts";
import { reasonOf } from "../database/unavailable.ts";

/** Longest wait for the database, in milliseconds: who asks whether the shop is ready hears it within two seconds. */
const READY_TIMEOUT_MS = 1_500;

/** The kinds of work that a replica is enough for. */
const READ_ONLY: readonly WorkKind[] = ["browsing", "searching"];

/** Whether this process is to be sent requests, as far as it knows by itself. */
export interface BackendReadiness extends Readiness {
  /** Lanes of the worker of this process that take no jobs though some are due. @default none */
  stalledLanes?: () => readonly string[];
}

/**
 * Why the backend is not ready: its database does not answer, or not in time, has another time, or its worker takes no jobs that are due. Where a
 * replica answers for the primary, it is ready for those who look at the catalogue.
 */
export function readinessCheck(
  db: Database,
  readiness: BackendReadiness,
  { isPrimaryAway }: Pick<Replicas, "isPrimaryAway"> = noReplicas(db),
) {
  // All who ask wait for one query: they never hold more than one connection.
  let asking: Promise<void> | null = null;
  // Nor does one wait behind requests: a shop that is full is ready.
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

/** What the promise gives, or a failure when the time is up first. */
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
