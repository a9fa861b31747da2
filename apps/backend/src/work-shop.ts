import { createAdapters } from "./create-adapters.ts";
import type { Config } from "./config.ts";
import { statementTimeouts } from "./database/pools.ts";
import type { JobServices } from "./jobs/job-handler.ts";
import { handlers } from "./modules/job-handlers.ts";
import type { Demonstration } from "./ports/demonstration.ts";
import { startWorker, type Worker } from "./jobs/worker.ts";

/** Starts a job worker on the shop's database. */
export function workShop(
  config: Config,
  url: string,
  log: JobServices["log"],
  demonstration: Demonstration | null,
): Promise<Worker> {
  return startWorker({
    url,
    concurrency: config.settings.WORKER_JOBS,
    timeouts: statementTimeouts(config.pools, "jobs"),
    services: (db) => ({ ...createAdapters(config, log, db, demonstration), config, log }),
    handlers,
  });
}
