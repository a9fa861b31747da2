import type { FastifyInstance, FastifyRequest } from "fastify";
import { routeOf } from "./request-logs.ts";
import { beginRequest, context, endRequest, isTracing, ROOT_CONTEXT, traceOf, type Span } from "./tracing.ts";

/** The span of a request, and the context that has it. */
interface Traced {
  span: Span;
  context: typeof ROOT_CONTEXT;
}

/**
 * A span of each request; what is done for it belongs to it.
 *
 * @param trustsCaller whether a span goes below the one that its caller names: what a browser says of traces is not believed
 */
export function traceRequests(app: FastifyInstance, trustsCaller: boolean): void {
  if (!isTracing()) return;
  const traced = new WeakMap<FastifyRequest, Traced>();

  app.addHook("onRequest", (request, _reply, done) => {
    const { method, headers } = request;
    const attributes = { "http.request.method": method, "sen.request_id": request.id };
    const own = beginRequest(method, attributes, trustsCaller ? traceOf(headers) : ROOT_CONTEXT);
    traced.set(request, own);
    context.with(own.context, done);
  });
  // A body arrives by the connection, which belongs to no request.
  app.addHook("preValidation", (request, _reply, done) => {
    const own = traced.get(request);
    if (own) context.with(own.context, done);
    else done();
  });
  app.addHook("onResponse", async (request, reply) => {
    const own = traced.get(request);
    if (!own) return;
    const route = routeOf(request);
    own.span
      .updateName(request.routeOptions.config.operationId ?? `${request.method} ${route}`)
      .setAttribute("http.route", route);
    endRequest(own.span, reply.statusCode);
  });
}
