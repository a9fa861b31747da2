import * as z from "zod";
import { integer, optionalSetting, setting } from "./setting.ts";

/** Public: the widget needs it, and the page's Content-Security-Policy must allow Cloudflare. */
export const turnstileSiteKey = optionalSetting(z.string().regex(/^[\w-]{1,100}$/), {
  description:
    "The public key of a Cloudflare Turnstile widget, which is shown where codes are asked for in masses. The backend and the storefront are told the same.",
  form: "a site key such as 0x4AAAAAAA…",
  otherwise: "none: browsers solve a proof of work",
});

/** Operational settings of every server. */
export const runSettings = {
  LOG_LEVEL: optionalSetting(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), {
    description: "What is logged, as lines of JSON: from info on, each request has one.",
    form: "fatal, error, warn, info, debug, trace or silent",
    otherwise: "warn in production, else info",
  }),
  DRAIN_SECONDS: optionalSetting(integer(0, 60), {
    description:
      "How long a server that is told to end goes on answering while it says that it is not ready, so that a balancer leaves it out first.",
    form: "a whole number of seconds, from 0 to 60",
    otherwise: "5 where SEN_MODE is production, else 0",
  }),
  SHUTDOWN_SECONDS: setting(integer(1, 600), {
    description: "How long what is under way then has to end. What takes longer is cut off.",
    form: "a whole number of seconds, from 1 to 600",
    otherwise: "10",
  }),
  METRICS_PORT: optionalSetting(integer(1, 65_535), {
    description:
      "A port of its own on which a server tells what it counts, at /metrics, in the format of Prometheus.",
    form: "a whole number from 1 to 65535",
    otherwise: "none: nothing is told",
  }),
  METRICS_HOST: setting(z.string(), {
    description: "The address of that port. Never one that customers reach.",
    form: "an address",
    otherwise: "127.0.0.1",
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalSetting(z.url({ protocol: /^https?$/ }), {
    description:
      "An OTLP receiver over HTTP, to which spans are sent: of each request, each call of the backend, each query.",
    form: "an address such as http://127.0.0.1:4318",
    otherwise: "none: nothing is traced",
  }),
  OTEL_TRACES_SAMPLER_ARG: setting(z.coerce.number().min(0).max(1), {
    description: "Which part of the requests is traced.",
    form: "a number from 0 to 1",
    otherwise: "1",
  }),
};

/** Derives metrics and tracing options from the settings. */
export function telemetryOf(settings: {
  METRICS_PORT?: number | undefined;
  METRICS_HOST: string;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}) {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  return {
    metrics: port === undefined ? null : { port, host },
    tracing: endpoint === undefined ? null : { endpoint, ratio: settings.OTEL_TRACES_SAMPLER_ARG },
  };
}

/** The result of `telemetryOf`. */
export type TelemetrySettings = ReturnType<typeof telemetryOf>;
