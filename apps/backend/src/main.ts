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
import { handlers } from "./modules/job-handlers.ts";
import { measureGateways } from "./modules/payments/index.ts";
import { systemClock } from "./adapters/clock/system-clock.ts";
import { workBeside } from "./jobs/worker.ts";
import { workShop } from "./work-shop.ts";
import { assertProductionReady } from "./production-ready.ts";
import { buildServer } from "./server.ts";

/** Their answers need counts of the whole shop, which take a second with a million products: asked at the start, so that no customer waits for them. */
const FIRST_ASKED = ["/api/v1/products/listing?per_page=1", "/api/v1/search/suggestions?keyword=a"];

/**
 * Starts the backend: database, schema, contents when there are none, then the server, then a worker for the jobs. Told to end, it first says that it is
 * not ready, then takes nothing new, ends what is under way, and leaves the database last.
 */
async function main(shutdown: Shutdown): Promise<void> {
  const { signal, end } = shutdown;
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
  const readiness: BackendReadiness = { isDraining: false };
  measureGateways(database.db, systemClock);
  try {
    signal.throwIfAborted();
    await assertProductionReady(config, database.db, systemClock);
    const demonstration = await loadDemonstration(config);
    const adapters = createAdapters(config, log, database.db, demonstration);
    void adapters.videoTool.isReady(); // Says what is missing, while the shop is filled.
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
      ? workBeside(() => workShop(config, database.url, log, demonstration), log)
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

/** A pool that PostgreSQL gives no more connections answers 503 under load: better known before. */
async function warnOfMissingConnections({ db }: Connection, config: Config, log: pino.Logger): Promise<void> {
  const missing = await missingConnections(db, config).catch(() => 0);
  if (missing > 0) log.warn({ missing }, "DATABASE_CONNECTIONS exceeds PostgreSQL's max_connections");
}

runUntilShutdown(main);
