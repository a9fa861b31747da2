import { getPriority, setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { listen, onShutdown, runUntilShutdown, serveMetrics, startTracing, type Shutdown } from "@sen/server";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";

/** Added niceness, up to 19: on one machine with the backend, rendering pages yields to orders. */
const GIVES_WAY = 5;
const LAST = 19;

/**
 * Starts the storefront. On Ctrl-C or a process manager's signal it first reports not ready, then accepts no new connections,
 * and finishes requests in flight.
 */
async function main(shutdown: Shutdown): Promise<void> {
  const config = readConfig(process.env, process.argv);
  setPriority(Math.min(getPriority() + GIVES_WAY, LAST));
  const { port, host, publicUrl, drainMs, shutdownMs, telemetry } = config;
  shutdown.graceMs = drainMs + shutdownMs;
  const { metrics, tracing } = telemetry;
  const endTracing = tracing && (await startTracing({ service: "storefront", ...tracing }));
  if (metrics) await serveMetrics(metrics);
  const readiness = { isDraining: false };
  const app = await createApp(config, { readiness });
  await listen(app, { port, host });
  process.stdout.write(`Storefront listening on port ${port}, as ${publicUrl}\n`);
  onShutdown(shutdown.signal, async () => {
    readiness.isDraining = true;
    app.log.info("shutting down");
    await pause(drainMs);
    await app.close();
    await endTracing?.();
  });
}

runUntilShutdown(main);
