import pino from "pino";
import { systemClock } from "../adapters/clock/system-clock.ts";
import { loadDemonstration } from "../create-adapters.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open.ts";
import { rememberShopMode } from "../database/shop-mode.ts";
import { runUntilShutdown, onShutdown, type Shutdown, loggerOptions } from "@sen/server";
import { workShop } from "../work-shop.ts";
import { assertProductionReady } from "../production-ready.ts";

/** Runs only the shop's jobs, until it is shut down. Any number may run in parallel, with or without backends. */
async function main(shutdown: Shutdown): Promise<void> {
  const { signal } = shutdown;
  assertProductionReady();
  const config = readConfig();
  shutdown.graceMs = config.shutdownMs;
  const log = pino(loggerOptions(config.logLevel));
  const database = await openDatabase(config, { connections: 1 });
  try {
    signal.throwIfAborted();
    if (config.settings.SEN_MODE === "production") {
      await rememberShopMode(database.db, "production", systemClock.now());
    }
    const worker = await workShop(config, database.url, log, await loadDemonstration(config));
    process.stdout.write("The worker is running.\n");
    onShutdown(signal, async () => {
      await worker.stop();
      await database.close();
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

runUntilShutdown(main);
