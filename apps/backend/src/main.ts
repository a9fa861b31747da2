import { setTimeout as pause } from "node:timers/promises";
import pino from "pino";
import { refuseBackend } from "@sen/config";
import { simulatedAdapters, type Adapters } from "./adapters/adapters.ts";
import { hasDemoLogins } from "./commands/demo-logins.ts";
import { seedWhenEmpty } from "./commands/seed-when-empty.ts";
import { readConfig, type Config } from "./config.ts";
import type { Database } from "./database/connect.ts";
import { StartFailure } from "./database/failure.ts";
import { openDatabase } from "./database/open.ts";
import { measurePool } from "./database/pool-metrics.ts";
import { followReplicas } from "./database/replicas.ts";
import { reasonOf } from "./database/unavailable.ts";
import { errorText, loggerOptions, serveMetrics, startTracing } from "@sen/telemetry";
import type { Readiness } from "./http/health.ts";
import { answerWhileStarting, inWords } from "./http/starting.ts";
import { buildServer } from "./server.ts";

/** Longest time to end in before the settings are read, in milliseconds. */
const SHUTDOWN_MS = 10_000;

/**
 * Starts the backend: database, schema, contents when there are none, then the server. Told to end, it first says that it is
 * not ready, then takes nothing new, ends what is under way, and leaves the database last.
 */
async function main(ending: Ending): Promise<void> {
  const { signal, end } = ending;
  const config = readConfig();
  ending.graceMs = config.drainMs + config.shutdownMs;
  const log = pino(loggerOptions(config.logLevel));
  const { metrics, tracing } = config.telemetry;
  const endTracing = tracing && (await startTracing({ service: "backend", ...tracing }));
  const starting = await answerWhileStarting(config);
  if (metrics) await serveMetrics(metrics);
  const database = await openDatabase(config, {
    signal,
    onBehind: (missing) => {
      log.warn({ missing }, "migrations are missing: npm run migrate");
      starting.waitsFor("migrations are missing");
    },
    onError: (error) => log.warn({ reason: reasonOf(error) }, "a connection broke"),
    watch: {
      onDeath: () => log.error("the embedded database ended, and is started again"),
      onGone: end,
    },
  });
  measurePool(database.pool);
  const readiness: Readiness = { isDraining: false };
  try {
    signal.throwIfAborted();
    const adapters = simulatedAdapters(config, log, database.db);
    await refuseInProduction(config, database.db, adapters);
    await adapters.videoTool.isReady(); // Says what is missing.
    if (config.settings.SEN_MODE === "demo") await seedWhenEmpty(database.db, signal);
    const replicas = followReplicas(database.db, config.replicas.urls, { ...config.replicas, log });
    const app = await buildServer({ config, db: database.db, replicas, adapters, readiness });
    await app.ready();
    await starting.end();
    await listen(app, config);
    whenTold(signal, async () => {
      readiness.isDraining = true;
      log.info("told to end");
      await pause(config.drainMs);
      await app.close();
      await replicas.close();
      await database.close();
      await endTracing?.();
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Throws every reason why this must not open as a real shop. */
async function refuseInProduction(
  { settings }: Config,
  db: Database,
  { paymentGateway, sms, email }: Adapters,
): Promise<void> {
  const reasons = refuseBackend(settings, {
    isPaymentSimulated: paymentGateway.isSimulated,
    areMessagesSimulated: sms.isSimulated || email.isSimulated,
    hasDemoLogins: settings.SEN_MODE === "production" && (await hasDemoLogins(db)),
  });
  if (reasons.length === 0) return;
  throw new StartFailure(
    ["SEN_MODE is production, and this shop must not open:", ...reasons.map((reason) => `- ${reason}`)].join(
      "\n",
    ),
  );
}

async function listen(
  app: Awaited<ReturnType<typeof buildServer>>,
  { port, host }: { port: number; host: string },
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw error instanceof Error ? inWords(error, port) : error;
  }
}

/** How the program is told to end. */
interface Ending {
  /** Aborts once; by then the start may still be under way, and is given up in order. */
  signal: AbortSignal;
  /** Ends the program in order, because of a failure. */
  end: (failure: StartFailure) => void;
  /** How long it may take from then on, in milliseconds. */
  graceMs: number;
}

/** Listens for the signals to end, and for the end of the program that started this one, when it keeps a line to us. */
function waitForEnd(): Ending {
  const ending = new AbortController();
  const tell = () => {
    if (ending.signal.aborted) return;
    setTimeout(() => process.exit(1), told.graceMs).unref();
    ending.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, tell);
  if (process.connected) process.once("disconnect", tell);
  const end = (failure: StartFailure) => {
    process.stderr.write(`${failure.message}\n`);
    process.exitCode = 1;
    tell();
  };
  const told: Ending = { signal: ending.signal, end, graceMs: SHUTDOWN_MS };
  return told;
}

function whenTold(told: AbortSignal, close: () => Promise<void>): void {
  const end = () => {
    close().then(
      () => process.exit(),
      () => process.exit(1),
    );
  };
  if (told.aborted) end();
  else told.addEventListener("abort", end, { once: true });
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof StartFailure ? error.message : errorText(error)}\n`);
  process.exit(1);
}

// Node by itself would print everything that an error holds.
process.on("uncaughtException", fail);
const ending = waitForEnd();

main(ending).catch((error: unknown) => {
  if (ending.signal.aborted) process.exit();
  fail(error);
});
