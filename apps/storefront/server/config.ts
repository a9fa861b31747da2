import { readSettings, refuseStorefront, SettingsError, storefrontSettings, telemetryOf } from "@sen/config";

/** The storefront server's configuration, read from the environment, with the defaults of `npm start`. */
export type StorefrontConfig = ReturnType<typeof readConfig>;

/** About 700 pages, which cover most visits. */
const PAGE_CACHE_BYTES = 16 * 1024 * 1024;

/**
 * Reads and validates the environment. Throws a `SettingsError` that lists every invalid variable and every reason not to open as a
 * real shop.
 */
export function readConfig(env: NodeJS.ProcessEnv, argv: readonly string[]) {
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
    /** Maximum size of the page cache, in bytes; 0 disables it. */
    pageCacheBytes: dev || !settings.PAGE_CACHE ? 0 : PAGE_CACHE_BYTES,
    /** Whether Cloudflare Turnstile may be shown: the backend requires it when codes are requested in bulk. */
    turnstile: settings.TURNSTILE_SITE_KEY !== undefined,
    /** The tag manager script that reads `dataLayer`; null if the backend counts page views. */
    tagManager: settings.TAG_MANAGER_URL ?? null,
    tagManagerOrigins: settings.TAG_MANAGER_ORIGINS,
    logLevel: settings.LOG_LEVEL ?? (settings.NODE_ENV === "production" ? "warn" : "info"),
    telemetry: telemetryOf(settings),
    /** After a shutdown signal, how long it still serves requests while reporting not ready. */
    drainMs: 1000 * (settings.DRAIN_SECONDS ?? (settings.SEN_MODE === "production" ? 5 : 0)),
    /** How long requests in flight then have to finish. */
    shutdownMs: 1000 * settings.SHUTDOWN_SECONDS,
    /** A real shop, which proxies nothing simulated. */
    production: settings.SEN_MODE === "production",
    /** Development: Vite in middleware mode instead of the built files. */
    dev,
  };
}
