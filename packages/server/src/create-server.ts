import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from "fastify";
import type { ArrivalLimits } from "./arrival-limits.ts";
import { asksForBareEvents, takeBareEvents } from "./bare-events.ts";
import { limitConnections } from "./connections.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "./request-id.ts";
import { logRequests } from "./request-logs.ts";
import { traceRequests } from "./request-spans.ts";
import { closeAfterUnreadBodies } from "./unread-bodies.ts";
import { refuseUnreadable, unreadableOptions, type RefusalText } from "./unreadable-requests.ts";

export interface CreateServerOptions extends Pick<
  FastifyServerOptions,
  "ajv" | "bodyLimit" | "logger" | "rewriteUrl" | "routerOptions" | "schemaController"
> {
  limits: ArrivalLimits;
  /** Decides by a proxy's address whether to trust its `X-Forwarded-For`. */
  trustedProxies: (address: string, hop: number) => boolean;
  /** Whether callers are our own servers, whose trace headers are trusted. */
  trustsTraces: boolean;
  /** The path that allows raw events. @default none */
  eventsPath?: string;
  /** @default no message; clients translate the code themselves */
  refusalText?: RefusalText;
}

/**
 * A Fastify server with what all of ours share: request ids, logs and spans, connection limits, rejection of malformed requests, and closing
 * connections whose body was not read. The caller sets the error handler, which receives each `RefusedRequest`.
 */
export function createServer({
  limits,
  trustedProxies,
  trustsTraces,
  eventsPath,
  refusalText = () => "",
  ...options
}: CreateServerOptions): FastifyInstance {
  const app = Fastify({
    ...options,
    ...unreadableOptions(refusalText),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdOf(headers[REQUEST_ID_HEADER]),
    trustProxy: trustedProxies,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.lookMs,
      // Node's own response to a missing Host header has no body, so `refuseUnreadable` checks the header instead.
      requireHostHeader: false,
      shouldUpgradeCallback: (request) => request.url === eventsPath && asksForBareEvents(request),
    },
    // A slow start on a busy machine is no failure; the process manager judges it by readiness.
    pluginTimeout: 0,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: limits.keepAliveMs,
    forceCloseConnections: "idle",
    // Connections from before the shutdown are served until it ends.
    return503OnClosing: false,
  });
  logRequests(app);
  traceRequests(app, trustsTraces);
  limitConnections(app.server, limits, (address) => trustedProxies(address, 0));
  takeBareEvents(app);
  closeAfterUnreadBodies(app, limits.discardMs);
  refuseUnreadable(app, refusalText);
  return app;
}
