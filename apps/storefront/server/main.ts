import { setTimeout as pause } from "node:timers/promises";
import { SettingsError } from "@sen/config";
import { loggerOptions, serveMetrics, startTracing } from "@sen/telemetry";
import pino from "pino";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import type { Readiness } from "./health.ts";
import { createHttpServer } from "./http-server.ts";

/**
 * Starts the storefront. Told to end, by Ctrl-C or a process manager, it first says that it is not ready, then takes nothing
 * new, and ends what is under way.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv);
  const log = pino(loggerOptions(config.logLevel, "storefront"));
  const { metrics, tracing } = config.telemetry;
  const endTracing = tracing && (await startTracing({ service: "storefront", ...tracing }));
  if (metrics) await serveMetrics(metrics);
  const readiness: Readiness = { isDraining: false };
  const ending = new AbortController();
  const app = await createApp(config, { log, readiness, ending: ending.signal });
  const server = createHttpServer(app, (address) => config.trustedProxies(address, 0));
  server.once("error", fail);
  server.listen({ port: config.port, host: config.host }, () => {
    process.stdout.write(`Storefront listening on port ${config.port}, as ${config.publicUrl}\n`);
  });
  const end = async () => {
    if (readiness.isDraining) return;
    readiness.isDraining = true;
    log.info("told to end");
    await pause(config.drainMs);
    ending.abort();
    server.close(() => void Promise.resolve(endTracing?.()).finally(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), config.shutdownMs).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void end());
  // The program that started this one keeps a line to it: what it started is not left behind.
  if (process.connected) process.once("disconnect", () => void end());
}

function fail(error: unknown): void {
  const busy = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  const sentence = busy
    ? "The storefront's port is in use by another program. Set PORT to a free one."
    : error instanceof SettingsError
      ? error.message
      : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
  process.exit();
}

main().catch(fail);
