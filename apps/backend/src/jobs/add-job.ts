import { sql } from "../database/drizzle.ts";
import type { Queryable } from "../database/connect.ts";
import { jobs, priorityOf, type JobName, type JobPayload } from "./jobs.ts";

/** When a job runs, and what it replaces. */
export interface AddJobOptions {
  /** Names this job among all: one that waits under the same key takes the new payload and moment instead of a second one coming. */
  key?: string;
  /** @default as soon as the transaction is committed */
  runAt?: Date;
  /** Leaves a job of the same key as it is, with the tries it has had. @default false */
  keepsPresent?: boolean;
}

/** A job that is to be queued. */
export type NewJob = {
  [Name in JobName]: AddJobOptions & { name: Name; payload: JobPayload<Name> };
}[JobName];

/** Queues a job. In a transaction it exists when, and only when, that is committed. It may run more than once: its handler finds what is done. */
export async function addJob<Name extends JobName>(
  tx: Queryable,
  name: Name,
  payload: JobPayload<Name>,
  options: AddJobOptions = {},
): Promise<void> {
  await addJobs(tx, [{ ...options, name, payload } as NewJob]);
}

/** Queues several jobs with one statement. */
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
