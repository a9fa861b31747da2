import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/connect.ts";
import { reasonOf } from "../database/unavailable.ts";

/** Longest wait for the database, in milliseconds: who asks whether the shop is ready hears it within two seconds. */
const READY_TIMEOUT_MS = 1_500;

/** Whether this process is to be sent requests, as far as it knows by itself. */
export interface Readiness {
  /** It was told to end: what it is sent is still answered, and each connection ends with its answer. */
  isDraining: boolean;
  /** Lanes of the worker of this process that take no jobs though some are due. @default none */
  stalledLanes?: () => readonly string[];
}

/**
 * `/livez` answers 200 for as long as the process answers at all. `/readyz` answers 200 while it is to be sent requests: 503
 * when it is about to end, when the database does not answer, or not in time, and when its worker takes no jobs that are due.
 */
export function answerHealth(
  app: FastifyInstance,
  db: Database,
  readiness: Readiness = { isDraining: false },
): void {
  // All who ask wait for one query: they never hold more than one connection.
  let asking: Promise<unknown> | null = null;
  const ask = () => (asking ??= db.execute(sql`select 1`).finally(() => (asking = null)));

  app.addHook("onSend", async (_request, reply) => {
    if (readiness.isDraining) reply.header("connection", "close");
  });
  app.get("/livez", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (readiness.isDraining) return reply.status(503).send({ status: "draining" });
    try {
      await within(READY_TIMEOUT_MS, ask());
      const lanes = readiness.stalledLanes?.() ?? [];
      return lanes.length === 0
        ? { status: "ok" }
        : await reply.status(503).send({ status: "jobs wait", lanes });
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, "the database does not answer");
      return reply.status(503).send({ status: "database unavailable" });
    }
  });
}

/** What the promise gives, or a failure when the time is up first. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
