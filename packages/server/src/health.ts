import type { FastifyInstance, FastifyRequest } from "fastify";

/** Whether this process is to be sent requests. */
export interface Readiness {
  /** It was told to end: what it is sent is still answered, and each connection ends with its answer. */
  isDraining: boolean;
}

/** Why a process is not ready; null when it is. */
export type ReadinessCheck = (request: FastifyRequest) => Promise<{ status: string } | null>;

/** `/livez` answers 200 for as long as the process answers at all. `/readyz` answers 200 while it is to be sent requests, else 503. */
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
    const reason = readiness.isDraining ? { status: "draining" } : await check(request);
    return reply
      .status(reason ? 503 : 200)
      .header("cache-control", "no-store")
      .send(reason ?? { status: "ok" });
  });
}
