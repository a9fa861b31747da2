import type { FastifyBaseLogger } from "fastify";
import type { Adapters } from "../ports/adapters.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/connect.ts";
import type { JobName, JobPayload } from "./jobs.ts";

/** The dependencies of jobs. */
export interface JobServices extends Adapters {
  db: Database;
  config: Config;
  log: Pick<FastifyBaseLogger, "debug" | "info" | "warn" | "error">;
  /** Aborts on shutdown. A long job should give up then; it is retried by the next worker. */
  signal: AbortSignal;
}

/** Runs a job. If it throws, the job is retried later. */
export type JobHandler<Name extends JobName> = (
  services: JobServices,
  payload: JobPayload<Name>,
) => Promise<void>;
