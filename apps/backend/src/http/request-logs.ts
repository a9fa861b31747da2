import type { FastifyInstance } from "fastify";

/** Every line that a request logs names its route beside its id; and when it is answered, one says how, at the level `info`. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const method = [route.method].flat().join("|");
    route.childLoggerFactory = (logger, bindings, options) =>
      logger.child({ ...bindings, route: `${method} ${route.url}` }, options);
  });
  app.addHook("onResponse", async ({ log }, reply) => {
    log.info({ status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "answered");
  });
}
