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
 * Creates a span for each request, as the parent of all spans during it.
 *
 * @param trustsCaller whether to continue the caller's trace; false for browsers, whose trace headers are not trusted
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
  // The body arrives on the connection's async context, which belongs to no request.
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
