import * as z from "zod";
import { httpUrl, integer, optionalSetting, setting } from "./setting.ts";

/** Public: the widget needs it, and the page's Content-Security-Policy must allow Cloudflare. */
export const turnstileSiteKey = optionalSetting(z.string().regex(/^[\w-]{1,100}$/), {
  description:
    "The site key of a Cloudflare Turnstile widget, shown while one-time codes are requested in bulk. Set the same key for the backend and the storefront.",
  form: "a site key such as 0x4AAAAAAA…",
  otherwise: "none: browsers solve a proof of work instead",
});

/** Operational settings of every server. */
export const runSettings = {
  LOG_LEVEL: optionalSetting(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), {
    description: "The log level. Logs are lines of JSON; at info and below, each request is logged.",
    form: "fatal, error, warn, info, debug, trace or silent",
    otherwise: "warn in production, else info",
  }),
  DRAIN_SECONDS: optionalSetting(integer(0, 60), {
    description:
      "How long a server keeps serving after a shutdown signal while it reports itself as not ready, so that load balancers stop sending it requests first.",
    otherwise: "5 if SEN_MODE is production, else 0",
  }),
  SHUTDOWN_SECONDS: setting(integer(1, 600), {
    description:
      "How long requests and jobs in progress may then take to finish. Those that take longer are aborted.",
    otherwise: "10",
  }),
  METRICS_PORT: optionalSetting(integer(1, 65_535), {
    description:
      "A separate port on which the server exposes its metrics at /metrics, in the Prometheus format.",
    otherwise: "none: no metrics",
  }),
  METRICS_HOST: setting(z.string(), {
    description: "The address that the metrics port listens on. It must not be reachable by customers.",
    form: "an address",
    otherwise: "127.0.0.1",
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalSetting(httpUrl, {
    description: "An OTLP/HTTP receiver for spans of requests, calls to the backend and queries.",
    form: "an address such as http://127.0.0.1:4318",
    otherwise: "none: no traces",
  }),
  OTEL_TRACES_SAMPLER_ARG: setting(z.coerce.number().min(0).max(1), {
    description: "The share of requests that are traced.",
    form: "a number from 0 to 1",
    otherwise: "1",
  }),
};

/** Derives metrics and tracing options from the settings. */
export function telemetryOf(settings: z.infer<z.ZodObject<typeof runSettings>>) {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  return {
    metrics: port === undefined ? null : { port, host },
    tracing: endpoint === undefined ? null : { endpoint, ratio: settings.OTEL_TRACES_SAMPLER_ARG },
  };
}

/** The result of `telemetryOf`. */
export type TelemetrySettings = ReturnType<typeof telemetryOf>;
