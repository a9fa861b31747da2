import { beginRequest, context, endRequest, isTracing, ROOT_CONTEXT, tellTrace } from "@sen/telemetry";
import type { RequestHandler } from "express";
import { notesOf } from "./request-logs.ts";

/**
 * A span of each request, with which its trace begins: what a browser says of traces is believed neither here nor behind.
 * The backend is told of it, and what is done for the request belongs to it.
 */
export const traceRequests: RequestHandler = (req, res, next) => {
  delete req.headers.traceparent;
  delete req.headers.tracestate;
  delete req.headers.baggage;
  if (!isTracing()) {
    next();
    return;
  }
  const notes = notesOf(res);
  const attributes = { "http.request.method": req.method, "sen.request_id": notes?.id };
  const { span, context: own } = beginRequest(req.method, attributes, ROOT_CONTEXT);
  res.once("close", () => {
    const route = notes?.route ?? "*";
    span.updateName(`${req.method} ${route}`).setAttribute("http.route", route);
    endRequest(span, res.statusCode);
  });
  context.with(own, () => {
    tellTrace((name, value) => (req.headers[name] = value));
    next();
  });
};
