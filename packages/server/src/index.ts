export { ARRIVAL_LIMITS, type ArrivalLimits } from "./arrival-limits.ts";
export { asksForBareEvents, BARE_EVENTS } from "./bare-events.ts";
export { clientAddress } from "./client-network.ts";
export { concurrencyLimit, OWN_WORK, Overloaded, type ConcurrencyLimits } from "./concurrency-limit.ts";
export { createServer } from "./create-server.ts";
export { hasBody } from "./framing.ts";
export { answerHealth, type Readiness } from "./health.ts";
export { errorText, loggedError, loggerOptions } from "./logging.ts";
export { Counter, Gauge, Histogram, serveMetrics } from "./metrics.ts";
export { RefusedRequest } from "./refused-request.ts";
export { REQUEST_ID_HEADER } from "./request-id.ts";
export {
  listen,
  listenFailure,
  onShutdown,
  runUntilShutdown,
  StartFailure,
  type Shutdown,
} from "./shutdown.ts";
export { escapeXml, sitemapIndexXml, sitemapXml, type SitemapFile, type SitemapPage } from "./sitemap.ts";
export { inSpan, isTracing, startTracing, injectTraceContext } from "./tracing.ts";
