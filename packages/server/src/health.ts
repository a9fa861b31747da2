import type { FastifyInstance, FastifyRequest } from "fastify";

/** Whether this process should receive requests. */
export interface Readiness {
  /** It is shutting down: requests are still served, but each response closes its connection. */
  isDraining: boolean;
}

/** Why a process is not ready. */
export interface ReadinessProblem {
  status: string;
  /** Kinds of work that it can do nevertheless, so it should still receive requests. */
  ready?: readonly string[];
}

/** Checks readiness; null if nothing is wrong. */
export type ReadinessCheck = (request: FastifyRequest) => Promise<ReadinessProblem | null>;

/** `/livez` returns 200 while the process responds at all; `/readyz` returns 200 while it should receive at least some requests, else 503. */
export function answerHealth(
  app: FastifyInstance,
  readiness: Readiness,
  check: ReadinessCheck = () => Promise.resolve(null),
): void {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (readiness.isDraining) reply.header("connection", "close");
    done();
  });
  app.get("/livez", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  app.get("/readyz", async (request, reply) => {
    const reason: ReadinessProblem | null = readiness.isDraining
      ? { status: "draining" }
      : await check(request);
    return reply
      .status(reason && !reason.ready ? 503 : 200)
      .header("cache-control", "no-store")
      .send(reason ?? { status: "ok" });
  });
}
