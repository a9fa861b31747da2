import { sql } from "../database/drizzle.ts";
import type { Queryable } from "../database/connect.ts";
import { jobs, priorityOf, type JobName, type JobPayload } from "./jobs.ts";

/** When a job runs, and which queued job it replaces. */
export interface AddJobOptions {
  /** Unique key. A queued job with the same key gets the new payload and time instead of a second job being added. */
  key?: string;
  /** @default as soon as the transaction commits */
  runAt?: Date;
  /** Leaves a queued job with the same key unchanged, including its attempts. @default false */
  keepsPresent?: boolean;
}

/** A job to enqueue. */
export type NewJob = {
  [Name in JobName]: AddJobOptions & { name: Name; payload: JobPayload<Name> };
}[JobName];

/** Enqueues a job. Within a transaction, it exists only if that commits. It may run more than once, so its handler must be idempotent. */
export async function addJob<Name extends JobName>(
  tx: Queryable,
  name: Name,
  payload: JobPayload<Name>,
  options: AddJobOptions = {},
): Promise<void> {
  await addJobs(tx, [{ ...options, name, payload } as NewJob]);
}

/** Enqueues several jobs in one statement. */
export async function addJobs(tx: Queryable, added: readonly NewJob[]): Promise<void> {
  if (added.length === 0) return;
  const rows = added.map(({ name, payload, key, runAt, keepsPresent }) => ({
    name,
    payload,
    key,
    run_at: runAt,
    tries: jobs[name].tries,
    priority: priorityOf(name),
    mode: keepsPresent ? "unsafe_dedupe" : "replace",
  }));
  await tx.execute(sql`
    select from json_to_recordset(${JSON.stringify(rows)}::json)
      as added (name text, payload json, key text, run_at timestamptz, tries integer, priority integer, mode text)
    cross join lateral graphile_worker.add_job(
      identifier => added.name, payload => added.payload, run_at => added.run_at, max_attempts => added.tries,
      job_key => added.key, job_key_mode => added.mode, priority => added.priority) as job`);
}
