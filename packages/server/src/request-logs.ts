import type { FastifyInstance, FastifyRequest } from "fastify";
import { REQUEST_ID_HEADER } from "./request-id.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The contract's operation behind a route. */
    operationId?: string;
  }
  interface FastifyRequest {
    /** The requested page, if a single route serves all pages. */
    pageRoute?: string;
  }
}

/** The wildcard route. */
const ANY = "*";

/** A request's route for logs and traces. Never the URL itself, which may contain what a customer typed. */
export function routeOf({ pageRoute, routeOptions }: FastifyRequest): string {
  return pageRoute ?? routeOptions.url ?? ANY;
}

/**
 * Returns the request id to each caller. Every log line of a request contains its id and route, and its response is logged at level
 * `info`.
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
