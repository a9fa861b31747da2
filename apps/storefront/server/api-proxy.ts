import { clientAddress, concurrencyLimit, Overloaded } from "@sen/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { backendProxy, type Forward } from "./backend-proxy.ts";
import type { StorefrontConfig } from "./config.ts";
import { METHODS, refuse, statusOf, type Failure } from "./failures.ts";

/** Paths of the backend, served under the shop's own origin: no CORS, and a strict CSP. */
const CALL_PATHS = ["/api/*", "/gateway/*", "/carrier/*", "/sitemap.xml*", "/sitemap-*"];
const SIMULATED_PATHS = ["/simulated-issuer/*"];

/** Limits on concurrent requests, in total and per client. */
export interface CallLimits {
  atATime: number;
  perClient: number;
}

/** Limits on concurrent requests of this process, counted for calls and files separately. A request over the limit is refused at once. */
const CALLS: CallLimits = { atATime: 1_500, perClient: 400 };
/** Event streams stay open, so they have their own limits. Each takes about 60 kB here. */
const STREAMS: CallLimits = { atATime: 1_500, perClient: 200 };
const RETRY_SECONDS = 5;

/** Proxies the backend's paths. If the backend is down, responds 503 in the contract's envelope. */
export async function proxyBackend(
  app: FastifyInstance,
  { backendUrl, production }: Pick<StorefrontConfig, "backendUrl" | "production">,
  limits: CallLimits = CALLS,
): Promise<void> {
  await app.register(async (scope) => {
    const { forward, forwardEvents } = backendProxy(scope, backendUrl);
    scope.setErrorHandler(answerFailure);

    function proxy(paths: readonly string[], pass: Forward, { atATime, perClient }: CallLimits) {
      const limited = concurrencyLimit(atATime, { waiting: 0, each: { running: perClient } });
      for (const url of paths) {
        scope.route({
          method: METHODS,
          url,
          // Responses that are compressed already pass through unchanged.
          ...(url === "/api/*" && { compress: {} }),
          handler: async (request, reply) => {
            await limited(() => pass(request, reply), clientAddress(request));
            return reply;
          },
        });
      }
    }
    proxy([...CALL_PATHS, ...(production ? [] : SIMULATED_PATHS)], forward, limits);
    // Browsers stop reading a video that is paused: it must not count as a call.
    proxy(["/media/*"], forward, limits);
    proxy(["/api/v1/events"], forwardEvents, STREAMS);
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
