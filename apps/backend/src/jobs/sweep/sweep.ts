import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connect.ts";
import { sweepIdentityPictures } from "../../modules/identity/index.ts";
import { sweepUploads } from "../../modules/media/index.ts";
import type { JobServices } from "../job-handler.ts";
import { sweeps, type Sweep } from "./sweeps.ts";

/** Rows that go with one statement: none locks a table for long. */
const BATCH = 1_000;

/** Removes everything that is over. What fails does not keep the rest from going, and is thrown at the end. */
export async function sweep(services: JobServices): Promise<void> {
  const { db, clock, signal } = services;
  const now = clock.now();
  const works = [
    ...sweeps.map((one) => () => sweepTable(db, one, now, signal)),
    () => sweepUploads(services, now),
    () => sweepIdentityPictures(services, now),
    () => sweepFailedJobs(db, now),
  ];
  const failures: unknown[] = [];
  for (const work of works) {
    if (signal.aborted) return;
    await work().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
}

async function sweepTable(
  db: Queryable,
  { table, over }: Sweep,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  for (let swept = BATCH; swept === BATCH && !signal.aborted;) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${over(now)} limit ${BATCH} for update skip locked))`);
    swept = rowCount ?? 0;
  }
}

/** How long a job that failed for the last time is kept, for staff to look at. Until then nothing queues it anew under its key. */
const FAILED_JOBS_MS = 7 * 24 * 60 * 60 * 1000;

async function sweepFailedJobs(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FAILED_JOBS_MS).toISOString();
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and run_at < ${before} limit ${BATCH}))`);
}
