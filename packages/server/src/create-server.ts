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
  /** Whether a proxy's `X-Forwarded-For` is believed, by the proxy's address. */
  trustedProxies: (address: string, hop: number) => boolean;
  /** Whether its callers are our own servers, which name the trace that a request belongs to. */
  trustsTraces: boolean;
  /** The path whose requests may ask for bare events. @default none */
  eventsPath?: string;
  /** @default no sentence: readers of the code say it in their own language */
  refusalText?: RefusalText;
}

/**
 * A Fastify server with what all of ours do: ids, logs and spans of requests, bounded connections, refusal of what cannot be
 * read, the end of a connection whose body was not read. The caller sets the error handler: a `RefusedRequest` is thrown.
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
      // Node's own refusal of a request without a host has no body: `refuseUnreadable` looks at the header instead.
      requireHostHeader: false,
      shouldUpgradeCallback: (request) => request.url === eventsPath && asksForBareEvents(request),
    },
    // A start that a busy machine makes long is no failure; its process manager judges it by readiness.
    pluginTimeout: 0,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: limits.keepAliveMs,
    forceCloseConnections: "idle",
    // Who was connected before the shutdown began is answered to the last.
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
