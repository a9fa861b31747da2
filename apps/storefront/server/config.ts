import { readSettings, refuseStorefront, SettingsError, storefrontSettings, telemetryOf } from "@sen/config";

/** What the storefront server reads from its environment, with the defaults `npm start` uses. */
export type StorefrontConfig = ReturnType<typeof readConfig>;

/** About 700 pages in two encodings each: those that most visits are to. */
const PAGE_CACHE_BYTES = 32 * 1024 * 1024;

/**
 * Reads and checks the environment. Throws a `SettingsError` that names every wrong variable, and every reason not to
 * open as a real shop.
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
    /** Most bytes of pages that are kept; with 0 each page is made anew. */
    pageCacheBytes: dev || !settings.PAGE_CACHE ? 0 : PAGE_CACHE_BYTES,
    /** Whether Cloudflare Turnstile may be shown: the backend asks for it where codes are asked for in masses. */
    turnstile: settings.TURNSTILE_SITE_KEY !== undefined,
    /** The script that reads the pages' `dataLayer`; null where the backend counts. */
    tagManager: settings.TAG_MANAGER_URL ?? null,
    tagManagerOrigins: settings.TAG_MANAGER_ORIGINS,
    logLevel: settings.LOG_LEVEL ?? (settings.NODE_ENV === "production" ? "warn" : "info"),
    telemetry: telemetryOf(settings),
    /** How long it goes on answering, no longer ready, after a signal to shut down. */
    drainMs: 1000 * (settings.DRAIN_SECONDS ?? (settings.SEN_MODE === "production" ? 5 : 0)),
    /** How long requests under way then have to finish. */
    shutdownMs: 1000 * settings.SHUTDOWN_SECONDS,
    /** A real shop: nothing simulated is reached through it. */
    production: settings.SEN_MODE === "production",
    /** Development: Vite in middleware mode instead of the built files. */
    dev,
  };
}
