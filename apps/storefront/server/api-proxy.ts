import { clientAddress, concurrencyLimit, Overloaded } from "@sen/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { backendProxy } from "./backend-proxy.ts";
import type { StorefrontConfig } from "./config.ts";
import { METHODS, refuse, statusOf, type Failure } from "./failures.ts";

/** Paths of the backend, served under the shop's own origin: no CORS, and a strict CSP. */
const BACKEND_PATHS = ["/api/", "/media/", "/gateway/", "/carrier/", "/sitemap.xml", "/sitemap-"];
const SIMULATED_PATHS = ["/simulated-issuer/"];

/** Limits on concurrent requests, in total and per client. */
export interface CallLimits {
  atATime: number;
  perClient: number;
}

/** Limits on concurrent requests of this process. A request over the limit is refused at once. */
const CALLS: CallLimits = { atATime: 1_500, perClient: 400 };
/** Event streams stay open, so they have their own limits. Each takes about 60 kB here. */
const STREAMS: CallLimits = { atATime: 1_500, perClient: 200 };
const STREAM_PATH = "/api/v1/events";
const RETRY_SECONDS = 5;

/** Proxies the backend's paths. If the backend is down, responds 503 in the contract's envelope. */
export async function proxyBackend(
  app: FastifyInstance,
  { backendUrl, production }: Pick<StorefrontConfig, "backendUrl" | "production">,
  { atATime, perClient }: CallLimits = CALLS,
): Promise<void> {
  const paths = production ? BACKEND_PATHS : [...BACKEND_PATHS, ...SIMULATED_PATHS];
  const calls = concurrencyLimit(atATime, { waiting: 0, each: { running: perClient } });
  const streams = concurrencyLimit(STREAMS.atATime, { waiting: 0, each: { running: STREAMS.perClient } });
  await app.register(async (scope) => {
    const { forward, forwardEvents } = backendProxy(scope, backendUrl);
    scope.setErrorHandler(answerFailure);
    for (const path of paths) {
      scope.route({
        method: METHODS,
        url: `${path}*`,
        // Responses that are compressed already pass through unchanged.
        ...(path === "/api/" && { compress: {} }),
        handler: async (request, reply) => {
          const isStream = new URL(request.url, backendUrl).pathname === STREAM_PATH;
          const [limited, pass] = isStream ? [streams, forwardEvents] : [calls, forward];
          await limited(() => pass(request, reply), clientAddress(request));
          return reply;
        },
      });
    }
  });
}

function answerFailure(error: Failure, request: FastifyRequest, reply: FastifyReply) {
  // The client disconnected.
  if (reply.raw.closed) return reply.hijack();
  if (error instanceof Overloaded) return refuse(reply, error.isClientsOwn ? 429 : 503, RETRY_SECONDS);
  if (statusOf(error) < 500) return refuse(reply, statusOf(error));
  request.log.warn({ reason: error.code ?? error.message }, "the backend did not respond");
  return refuse(reply, 503, RETRY_SECONDS);
}
