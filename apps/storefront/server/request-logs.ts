import { REQUEST_ID_HEADER, requestIdOf } from "@sen/telemetry";
import { Overloaded } from "@sen/server";
import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { countAnswer } from "./page-metrics.ts";

/** What is known of a request while it is answered. */
export interface RequestNotes {
  id: string;
  /** Its lines name its id. */
  log: Logger;
  /** What it asks for, as the log tells it: never the address itself, which may hold what a customer typed. */
  route: string;
}

/** What is noted of the request that is answered here; null where nothing is. */
export function notesOf({ locals }: Pick<Response, "locals">): RequestNotes | null {
  return (locals.notes as RequestNotes | undefined) ?? null;
}

/** The first part of a path where it is one of the server's own, and a star for the rest. */
function routeOf(path: string): string {
  const [, first = ""] = path.split("/");
  return ["api", "media", "gateway", "assets"].includes(first) ? `/${first}/*` : "*";
}

/**
 * Gives each request its id, which goes on to the backend with it and back to the caller, and a logger. When it is answered,
 * a line says how, at the level `info`.
 */
export function logRequests(log: Logger): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    const id = requestIdOf(req.headers[REQUEST_ID_HEADER]);
    req.headers[REQUEST_ID_HEADER] = id;
    res.setHeader(REQUEST_ID_HEADER, id);
    const notes: RequestNotes = { id, log: log.child({ reqId: id }), route: routeOf(req.path) };
    res.locals.notes = notes;
    res.once("close", () => {
      const ms = Math.round(performance.now() - started);
      notes.log.info({ route: `${req.method} ${notes.route}`, status: res.statusCode, ms }, "answered");
    });
    next();
  };
}

/** When whoever was told 503 may ask again, in seconds: the backend is back by then, or what is being made is done. */
const RETRY_SECONDS = "30";
const BUSY_SECONDS = "5";

/** What nothing else answered: our own fault is logged, once, and told as no more than that. */
export const answerFailures: ErrorRequestHandler = (error: Error & { status?: number }, req, res, _next) => {
  const isBusy = error instanceof Overloaded;
  const status = isBusy ? 503 : (error.status ?? 500);
  const notes = notesOf(res);
  if (isBusy) countAnswer("refused");
  else if (status >= 500) {
    notes?.log.error({ err: error, route: `${req.method} ${notes.route}` }, "request failed");
  }
  if (res.headersSent) {
    res.destroy();
    return;
  }
  if (status === 503) res.set("retry-after", isBusy ? BUSY_SECONDS : RETRY_SECONDS);
  res.status(status).set("cache-control", "no-store").end();
};
