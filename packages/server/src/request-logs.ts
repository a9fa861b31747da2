import type { FastifyInstance, FastifyRequest } from "fastify";
import { REQUEST_ID_HEADER } from "./request-id.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The operation of the contract that a route belongs to. */
    operationId?: string;
  }
  interface FastifyRequest {
    /** The page that a request is for, where one route has them all. */
    pageRoute?: string;
  }
}

/** Every path. */
const ANY = "*";

/** What a request asks for, as logs and traces tell it: never the address itself, which may hold what a customer typed. */
export function routeOf({ pageRoute, routeOptions }: FastifyRequest): string {
  return pageRoute ?? routeOptions.url ?? ANY;
}

/**
 * Tells each caller the id of its request. Every line that a request logs names its route beside its id; and when it is answered,
 * one says how, at the level `info`.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    if (route.url === ANY) return;
    route.childLoggerFactory = (logger, bindings, options, { method = "" }) =>
      logger.child({ ...bindings, route: `${method} ${route.url}` }, options);
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { url = ANY } = request.routeOptions;
    const route = url === ANY ? { route: `${request.method} ${routeOf(request)}` } : {};
    request.log.info({ ...route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "answered");
    done();
  });
}
