import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { routeOf } from "./request-logs.ts";
import { isTracing } from "./tracing.ts";

/**
 * A span of each request; what is done for it belongs to it.
 *
 * @param trustsCaller whether a span goes below the one that its caller names: what a browser says of traces is not believed
 */
export function traceRequests(app: FastifyInstance, trustsCaller: boolean): void {
  if (!isTracing()) return;
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook("onRequest", (request, _reply, done) => {
    const { method, headers } = request;
    const attributes = { "http.request.method": method, "sen.request_id": request.id };
    const parent = trustsCaller ? propagation.extract(context.active(), headers) : ROOT_CONTEXT;
    const span = trace.getTracer("sen").startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    context.with(own, done);
  });
  // A body arrives by the connection, which belongs to no request.
  app.addHook("preValidation", (request, _reply, done) => {
    context.with(contexts.get(request) ?? context.active(), done);
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    if (!span) return;
    const route = routeOf(request);
    span
      .updateName(request.routeOptions.config.operationId ?? `${request.method} ${route}`)
      .setAttributes({ "http.route": route, "http.response.status_code": reply.statusCode });
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}
