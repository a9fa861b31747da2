import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { limitConnections } from "@sen/server";
import { answerUnreadable } from "./unreadable-requests.ts";

/** How long requests may take to arrive, in milliseconds, and how many connections may be open. */
export interface ArrivalLimits {
  /** For the headers of a request, from its first byte or from the connection. */
  headersMs: number;
  /** For a whole request. Long: a video on a slow line takes hours, and the backend watches how it comes. */
  requestMs: number;
  /** How long what still arrives of an answered request is discarded, so that its sender can read the answer. */
  discardMs: number;
  /** Without a byte in either direction, whatever the connection is used for. */
  idleMs: number;
  /** For the next request after an answer, before its first byte. */
  keepAliveMs: number;
  connections: number;
  /** Of one client: an IPv4 address, or a /64 network of IPv6. */
  connectionsPerClient: number;
  /** How often the times are looked at. */
  lookMs: number;
}

const ARRIVAL_LIMITS: ArrivalLimits = {
  headersMs: 15_000,
  requestMs: 8 * 60 * 60 * 1000,
  discardMs: 5_000,
  idleMs: 120_000,
  keepAliveMs: 5_000,
  connections: 4_000,
  connectionsPerClient: 256,
  lookMs: 1_000,
};

/**
 * The storefront's server over its app. No page reads a body: one is passed on to the backend, which ends it when it stalls or
 * drips, or it is answered at once; either way the connection ends when it goes on after the answer.
 *
 * @param isProxy whether an address is a trusted proxy's, which carries everybody
 */
export function createHttpServer(
  app: RequestListener,
  isProxy: (address: string) => boolean,
  limits: ArrivalLimits = ARRIVAL_LIMITS,
): Server {
  const { headersMs, requestMs, discardMs, idleMs, keepAliveMs, lookMs } = limits;
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: lookMs,
      // Node's own refusal of a request without a host has no body; the app makes one.
      requireHostHeader: false,
    },
    app,
  );
  answerUnreadable(server);
  server.timeout = idleMs;
  limitConnections(server, { ...limits, headWaitMs: headersMs + keepAliveMs }, isProxy);
  server.on("request", (request, response) => endAfterAnswer(request, response, discardMs));
  return server;
}

function endAfterAnswer(request: IncomingMessage, response: ServerResponse, discardMs: number): void {
  response.once("finish", () => {
    if (request.complete) return;
    request.unpipe();
    request.resume();
    const timer = setTimeout(() => request.destroy(), discardMs).unref();
    request.once("end", () => clearTimeout(timer));
  });
}
