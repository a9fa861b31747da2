import type { FastifyBaseLogger } from "fastify";
import type { Adapters } from "../ports/adapters.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/connect.ts";
import type { JobName, JobPayload } from "./jobs.ts";

/** What jobs may use. */
export interface JobServices extends Adapters {
  db: Database;
  config: Config;
  log: Pick<FastifyBaseLogger, "debug" | "info" | "warn" | "error">;
  /** Aborts when the worker is told to end: what takes long gives up then, and is begun again by the next. */
  signal: AbortSignal;
}

/** Does a job. Throws what keeps it from being done; then it is tried again later. */
export type JobHandler<Name extends JobName> = (
  services: JobServices,
  payload: JobPayload<Name>,
) => Promise<void>;
