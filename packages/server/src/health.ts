import type { FastifyInstance, FastifyRequest } from "fastify";

/** Whether this process is to be sent requests. */
export interface Readiness {
  /** It was told to end: what it is sent is still answered, and each connection ends with its answer. */
  isDraining: boolean;
}

/** What keeps a process from its work. */
export interface Hindrance {
  status: string;
  /** Kinds of work that it does all the same: it is to be sent requests. */
  ready?: readonly string[];
}

/** What keeps a process from its work; null where nothing does. */
export type ReadinessCheck = (request: FastifyRequest) => Promise<Hindrance | null>;

/** `/livez` answers 200 for as long as the process answers at all. `/readyz` answers 200 while it is to be sent requests, if only some, else 503. */
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
    const reason: Hindrance | null = readiness.isDraining ? { status: "draining" } : await check(request);
    return reply
      .status(reason && !reason.ready ? 503 : 200)
      .header("cache-control", "no-store")
      .send(reason ?? { status: "ok" });
  });
}
