import type { RequestHandler, Response } from "express";
import { clientNetwork, concurrencyLimit, Overloaded } from "@sen/server";
import { backendProxy } from "./backend-proxy.ts";
import type { StorefrontConfig } from "./config.ts";
import { refuse } from "./refusals.ts";
import { notesOf } from "./request-logs.ts";

/** What belongs to the backend: the browser reaches it under the shop's own origin, so no CORS and a closed CSP. */
const BACKEND_PATHS = ["/api/", "/media/", "/gateway/", "/carrier/"];
const SIMULATED_PATHS = ["/simulated-issuer/"];

/** How many calls may be under way, in all and of one client. */
export interface CallLimits {
  atATime: number;
  perClient: number;
}

/** Calls under way in this process, open event streams among them. Nobody waits here: whoever is over it is told so. */
const CALLS: CallLimits = { atATime: 1_500, perClient: 400 };
/** When it is worth asking again, in seconds. */
const RETRY_SECONDS = 5;

/**
 * Forwards the backend's paths as streams, each with the client's address that this server has made out (`trust proxy`). A backend
 * that is down answers 503 in the contract's envelope.
 *
 * @param ending aborts when this server ends
 */
export function apiProxy(
  { backendUrl, production }: Pick<StorefrontConfig, "backendUrl" | "production">,
  ending: AbortSignal = new AbortController().signal,
  { atATime, perClient }: CallLimits = CALLS,
): RequestHandler {
  const paths = production ? BACKEND_PATHS : [...BACKEND_PATHS, ...SIMULATED_PATHS];
  const forward = backendProxy(backendUrl, ending);
  const limited = concurrencyLimit(atATime, { waiting: 0, each: { running: perClient } });

  return async (req, res, next) => {
    if (!paths.some((prefix) => req.path.startsWith(prefix))) {
      next();
      return;
    }
    const address = req.ip ?? "";
    try {
      await limited(() => forward(req, res, address), clientNetwork(address) ?? "unknown");
    } catch (error) {
      answerFailure(error, res);
    }
  };
}

function answerFailure(error: unknown, res: Response): void {
  // The client left, with its answer or without.
  if (res.closed) return;
  if (error instanceof Overloaded) {
    refuse(res.setHeader("retry-after", RETRY_SECONDS), error.isClientsOwn ? 429 : 503);
    return;
  }
  notesOf(res)?.log.warn({ reason: reasonOf(error) }, "the backend did not answer");
  if (res.headersSent) res.destroy();
  else refuse(res.setHeader("retry-after", RETRY_SECONDS), 503);
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error);
