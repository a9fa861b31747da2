import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/connect.ts";
import { reasonOf } from "../database/unavailable.ts";

/** Longest wait for the database, in milliseconds: who asks whether the shop is well hears it within two seconds. */
const HEALTH_TIMEOUT_MS = 1_500;

/** `/healthz` answers 200 while the database answers; 503 when it does not, or not in time. */
export function answerHealth(app: FastifyInstance, db: Database): void {
  // All who ask wait for one query: they never hold more than one connection.
  let asking: Promise<unknown> | null = null;
  const ask = () => (asking ??= db.execute(sql`select 1`).finally(() => (asking = null)));

  app.get("/healthz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await within(HEALTH_TIMEOUT_MS, ask());
      return { status: "ok" };
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
