import { beginRequest, context, endRequest, isTracing, traceOf, type Span } from "@sen/telemetry";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** The span of a request, and the context that has it. */
interface Traced {
  span: Span;
  context: Parameters<typeof context.with>[0];
}

/** A span of each request, below the one that its caller names; what is done for it belongs to it. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return;
  const traced = new WeakMap<FastifyRequest, Traced>();

  app.addHook("onRequest", (request, _reply, done) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url ?? "none";
    const own = beginRequest(
      routeOptions.config.operationId ?? `${method} ${route}`,
      { "http.request.method": method, "http.route": route, "sen.request_id": request.id },
      traceOf(headers),
    );
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
    if (own) endRequest(own.span, reply.statusCode);
  });
}
