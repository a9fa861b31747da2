import pino from "pino";
import { createAdapters } from "../adapters/adapters.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/open.ts";
import { runUntilTold, whenTold, type Ending } from "../ending.ts";
import { workShop } from "../jobs/work-shop.ts";
import { loggerOptions } from "@sen/telemetry";
import { assertProductionReady } from "../production-ready.ts";

/** Runs the shop's jobs, and nothing else, until it is told to end. Any number may run beside each other and beside backends. */
async function main(ending: Ending): Promise<void> {
  const { signal } = ending;
  const config = readConfig();
  ending.graceMs = config.shutdownMs;
  const log = pino(loggerOptions(config.logLevel));
  const database = await openDatabase(config, { connections: 1 });
  try {
    signal.throwIfAborted();
    await assertProductionReady(config, database.db, createAdapters(config, log, database.db));
    const worker = await workShop(config, database.url, log);
    process.stdout.write("The worker runs.\n");
    whenTold(signal, async () => {
      await worker.stop();
      await database.close();
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

runUntilTold(main);
