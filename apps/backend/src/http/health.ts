import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../database/connect.ts";

/** `/healthz` answers 200 while the database answers, 503 otherwise. */
export function answerHealth(app: FastifyInstance, db: Database): void {
  app.get("/healthz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await db.execute(sql`select 1`);
      return { status: "ok" };
    } catch (error) {
      request.log.warn({ err: error }, "the database does not answer");
      return reply.status(503).send({ status: "database unavailable" });
    }
  });
}
