import {
  readSettings,
  refuseStorefront,
  SettingsError,
  storefrontSettings,
  telemetryOf,
  type TelemetrySettings,
  type TrustsProxy,
} from "@sen/config";

/** What the storefront server reads from its environment, with the defaults `npm start` uses. */
export interface StorefrontConfig {
  /** Port to listen on. */
  port: number;
  /** Address to listen on; undefined for all of the machine's. */
  host: string | undefined;
  /** Origin of the backend, without a trailing slash. */
  backendUrl: string;
  /** Origin that the outside world sees, without a trailing slash: every absolute address is made from it. */
  publicUrl: string;
  /** Hosts beside the public one that are answered for, with their port where it is not the scheme's own. */
  allowedHosts: readonly string[];
  /** Whether a proxy's `X-Forwarded-For` is believed, by the proxy's address. @default of none */
  trustedProxies: TrustsProxy;
  /** Most bytes of pages that are kept; 0 (`PAGE_CACHE=off`) makes each page anew. */
  pageCacheBytes: number;
  /** Whether Cloudflare Turnstile may be shown: the backend asks for it where codes are asked for in masses. */
  turnstile: boolean;
  /** The script that reads the pages' `dataLayer`; null where the backend counts. */
  tagManager: string | null;
  /** Further origins that its scripts come from, or send to. */
  tagManagerOrigins: readonly string[];
  logLevel: string;
  /** Where metrics are read and spans are sent; neither by itself. */
  telemetry: TelemetrySettings;
  /** How long it goes on answering, no longer ready, when it is told to end; in milliseconds. */
  drainMs: number;
  /** How long what is under way then has to end; in milliseconds. */
  shutdownMs: number;
  /** A real shop: nothing simulated is reached through it. */
  production: boolean;
  /** Development: Vite in middleware mode instead of the built files. */
  dev: boolean;
}

/** About 700 pages in two encodings each: those that most visits are to. */
const PAGE_CACHE_BYTES = 32 * 1024 * 1024;

/**
 * Reads and checks the environment. Throws a `SettingsError` that names every wrong variable, and every reason not to
 * open as a real shop.
 */
export function readConfig(env: NodeJS.ProcessEnv, argv: readonly string[]): StorefrontConfig {
  const settings = readSettings(storefrontSettings, env);
  const refusals = refuseStorefront(settings);
  if (refusals.length > 0) throw new SettingsError(refusals);
  const dev = argv.includes("--dev");
  return {
    port: settings.PORT,
    host: settings.HOST,
    backendUrl: settings.BACKEND_URL,
    publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    allowedHosts: settings.ALLOWED_HOSTS,
    trustedProxies: settings.TRUSTED_PROXIES,
    pageCacheBytes: dev || !settings.PAGE_CACHE ? 0 : PAGE_CACHE_BYTES,
    turnstile: settings.TURNSTILE_SITE_KEY !== undefined,
    tagManager: settings.TAG_MANAGER_URL ?? null,
    tagManagerOrigins: settings.TAG_MANAGER_ORIGINS,
    logLevel: settings.LOG_LEVEL ?? (settings.NODE_ENV === "production" ? "warn" : "info"),
    telemetry: telemetryOf(settings),
    drainMs: 1000 * (settings.DRAIN_SECONDS ?? (settings.SEN_MODE === "production" ? 5 : 0)),
    shutdownMs: 1000 * settings.SHUTDOWN_SECONDS,
    production: settings.SEN_MODE === "production",
    dev,
  };
}
