export { errorText, loggedError, loggerOptions } from "./logging.ts";
export { Counter, Gauge, Histogram, serveMetrics, type MetricsAddress } from "./metrics.ts";
export { REQUEST_ID_HEADER, requestIdOf } from "./request-id.ts";
export {
  beginRequest,
  context,
  endRequest,
  inSpan,
  isTracing,
  ROOT_CONTEXT,
  startTracing,
  tellTrace,
  traceOf,
  type Span,
} from "./tracing.ts";
