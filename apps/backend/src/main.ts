import { setTimeout as pause } from "node:timers/promises";
import pino from "pino";
import { createAdapters, loadDemonstration } from "./create-adapters.ts";
import { updateMasterData } from "./commands/master-data.ts";
import { seedWhenEmpty } from "./commands/seed-when-empty.ts";
import { readConfig, type Config } from "./config.ts";
import type { Connection } from "./database/connect.ts";
import { missingConnections } from "./database/connection-room.ts";
import { openDatabase } from "./database/open.ts";
import { measurePools } from "./database/pool-metrics.ts";
import { followReplicas } from "./database/replicas.ts";
import { rememberShopMode } from "./database/shop-mode.ts";
import { reasonOf } from "./database/unavailable.ts";
import {
  loggerOptions,
  serveMetrics,
  startTracing,
  runUntilShutdown,
  onShutdown,
  type Shutdown,
  listen,
} from "@sen/server";
import type { BackendReadiness } from "./http/health.ts";
import { answerWhileStarting } from "./http/starting.ts";
import { measureDueJobs } from "./jobs/due-jobs.ts";
import { measureAlerts } from "./modules/provider-log/index.ts";
import { handlers } from "./modules/job-handlers.ts";
import { measureGateways } from "./modules/payments/index.ts";
import { systemClock } from "./adapters/clock/system-clock.ts";
import { startBackgroundWorker } from "./jobs/worker.ts";
import { workShop } from "./work-shop.ts";
import { assertProductionReady } from "./production-ready.ts";
import { buildServer } from "./server.ts";

/** Requested at startup to warm the cache: both need counts over the whole shop, which take a second with a million products. */
const FIRST_ASKED = ["/api/v1/products/listing?per_page=1", "/api/v1/search/suggestions?keyword=a"];

/**
 * Starts the backend: database, schema, seed data if empty, then the server, then a job worker. On shutdown it first reports "not ready",
 * then stops accepting work, finishes what is in progress, and closes the database last.
 */
async function main(shutdown: Shutdown): Promise<void> {
  const { signal, end } = shutdown;
  assertProductionReady();
  const config = readConfig();
  shutdown.graceMs = config.drainMs + config.shutdownMs;
  const log = pino(loggerOptions(config.logLevel));
  const { metrics, tracing } = config.telemetry;
  const endTracing = tracing && (await startTracing({ service: "backend", ...tracing }));
  const starting = await answerWhileStarting(config);
  if (metrics) await serveMetrics(metrics);
  const database = await openDatabase(config, {
    perKind: config.pools,
    poolerUrl: config.settings.DATABASE_POOLER_URL,
    signal,
    onBehind: (missing) => {
      log.warn({ missing }, "migrations are missing: run npm run migrate");
      starting.waitsFor("migrations are missing");
    },
    onError: (error) => log.warn({ reason: reasonOf(error) }, "a database connection was lost"),
    watch: {
      onDeath: () => log.error("the embedded database stopped and is restarted"),
      onGone: end,
    },
  });
  measurePools(database);
  await warnOfMissingConnections(database, config, log);
  measureDueJobs(database.db, handlers);
  measureAlerts(database.db);
  const readiness: BackendReadiness = { isDraining: false };
  measureGateways(database.db, systemClock);
  try {
    signal.throwIfAborted();
    if (config.settings.SEN_MODE === "production") {
      await rememberShopMode(database.db, "production", systemClock.now());
    }
    const demonstration = await loadDemonstration(config);
    const adapters = createAdapters(config, log, database.db, demonstration);
    void adapters.videoTool.isReady(); // Logs what is missing while the shop is seeded.
    if (config.databaseUrl === null || config.migratesAtStart) await updateMasterData(database.url);
    const filled =
      demonstration &&
      seedWhenEmpty(demonstration, database.db, signal, (progress) =>
        starting.waitsFor("filling the shop", progress),
      );
    const replicas = followReplicas(database.db, config.replicas.urls, {
      ...config.replicas,
      perKind: config.pools,
      log,
    });
    const server = buildServer({ config, db: database.db, replicas, adapters, readiness });
    const [app] = await Promise.all([server, server.then((built) => built.ready()), filled]);
    for (const first of FIRST_ASKED) await app.inject(first);
    await starting.end();
    await listen(app, config);
    const worker = config.settings.WORKER
      ? startBackgroundWorker(() => workShop(config, database.url, log, demonstration), log)
      : null;
    if (worker) readiness.stalledLanes = worker.stalledLanes;
    onShutdown(signal, async () => {
      readiness.isDraining = true;
      log.info("shutting down");
      await pause(config.drainMs);
      await Promise.all([app.close(), worker?.stop()]);
      await replicas.close();
      await database.close();
      await endTracing?.();
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Warns at startup if the pools exceed PostgreSQL's connection limit, which would otherwise show up as 503s under load. */
async function warnOfMissingConnections({ db }: Connection, config: Config, log: pino.Logger): Promise<void> {
  const missing = await missingConnections(db, config).catch(() => 0);
  if (missing > 0) log.warn({ missing }, "DATABASE_CONNECTIONS exceeds PostgreSQL's max_connections");
}

runUntilShutdown(main);
