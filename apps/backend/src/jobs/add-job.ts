import { sql } from "../database/drizzle.ts";
import type { Queryable } from "../database/connect.ts";
import { jobs, priorityOf, type JobName, type JobPayload } from "./jobs.ts";

/** When a job runs, and which queued job it replaces. */
export interface AddJobOptions {
  /** Unique key. A queued job with the same key gets the new payload and time instead of a second job being added. */
  key?: string;
  /** @default as soon as the transaction commits */
  runAt?: Date;
  /** Leaves a queued job with the same key unchanged, including its attempts. One that failed for good starts over. @default false */
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
    keeps_present: keepsPresent ?? false,
  }));
  await tx.execute(sql`
    select from json_to_recordset(${JSON.stringify(rows)}::json)
      as added (
        name text, payload json, key text, run_at timestamptz, tries integer, priority integer, keeps_present boolean)
    cross join lateral graphile_worker.add_job(
      identifier => added.name, payload => added.payload, run_at => added.run_at, max_attempts => added.tries,
      job_key => added.key, priority => added.priority,
      job_key_mode => case when added.keeps_present and not exists (
        select from graphile_worker._private_jobs present
        where present.key = added.key and present.attempts >= present.max_attempts and present.locked_at is null)
        then 'unsafe_dedupe' else 'replace' end) as job`);
}
