import { getTableName, sql } from "../../database/drizzle.ts";
import { assertClock } from "../../database/clock-difference.ts";
import type { Queryable } from "../../database/connect.ts";
import { sweepIdentityPictures } from "../identity/index.ts";
import { sweepUploads } from "../media/index.ts";
import { raiseAlert } from "../provider-log/index.ts";
import type { JobServices } from "../../jobs/job-handler.ts";
import { sweeps, type Sweep } from "./sweeps.ts";
import { sweepRates } from "./tables.ts";

/** Rows per delete statement, so that no statement holds locks for long. */
const BATCH = 1_000;

/** If more than this share of a table with long-lived rows has expired at once, a clock or a rule is probably wrong. */
const MOST_SHARE = 1 / 20;
/** The same if more than this many times the usual number has expired since the last sweep, … */
const MOST_TIMES_USUAL = 10;
/** … once the usual rate has been measured for this many days. */
const USUAL_AFTER_DAYS = 7;
/** Fewer rows than this are never worth a person's attention. */
const FEW = 1_000;

/**
 * Deletes everything that has expired. An error does not stop the rest, and is thrown at the end. Throws `ClockOff`, and deletes nothing, if
 * this machine's clock is wrong.
 */
export async function sweep(services: JobServices): Promise<void> {
  const { db, clock, signal } = services;
  await assertClock(db);
  const now = clock.now();
  const works = [
    ...sweeps.map((one) => () => sweepWhatIsPlausible(services, one, now)),
    () => sweepUploads(services, now),
    () => sweepIdentityPictures(db, now, signal),
    () => sweepFailedJobs(db, now),
  ];
  const failures: unknown[] = [];
  for (const work of works) {
    if (signal.aborted) return;
    await work().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
}

/** Sweeps a table, unless too much has expired at once: then a person must check first (`npm run operator -- sweep`). */
async function sweepWhatIsPlausible(services: JobServices, one: Sweep, now: Date): Promise<void> {
  const { db, signal } = services;
  if (one.isKept && (await isImplausible(db, one, now))) {
    const name = getTableName(one.table);
    const text = `More than a twentieth of ${name}, or ten times as much as usual, expired at once, so nothing was deleted. To delete it: npm run operator -- sweep ${name}`;
    return raiseAlert(db, { subject: `sweep of ${name}`, text }, now);
  }
  const removed = await sweepTable(db, one, now, signal);
  if (one.isKept) await noteRate(db, one, removed);
}

async function isImplausible(db: Queryable, { table, over }: Sweep, now: Date): Promise<boolean> {
  const name = getTableName(table);
  const { rows } = await db.execute<{ rows: number; usual: number | null }>(sql`
    select reltuples::float8 as rows, (
      select a_day * ${daysSince("swept_at")} from ${sweepRates}
      where table_name = ${name} and ${daysSince("counted_since")} >= ${USUAL_AFTER_DAYS}
    ) as usual
    from pg_class where oid = ${name}::regclass`);
  const [{ rows: all, usual } = { rows: 0, usual: null }] = rows;
  const most = Math.max(
    FEW,
    Math.ceil(Math.min(all * MOST_SHARE, usual === null ? Infinity : usual * MOST_TIMES_USUAL)),
  );
  const isOver = sql`(select from ${table} where ${over(now)} limit ${most + 1})`;
  return (await db.$count(isOver)) > most;
}

/** Updates a table's usual rate with what a sweep removed, weighted by its share of a week. */
async function noteRate(db: Queryable, { table }: Sweep, removed: number): Promise<void> {
  const days = daysSince("rate.swept_at");
  const share = sql`least(1, ${days} / ${USUAL_AFTER_DAYS})`;
  await db.execute(sql`
    insert into ${sweepRates} as rate (table_name, a_day, counted_since, swept_at)
    values (${getTableName(table)}, 0, now(), now())
    on conflict (table_name) do update set swept_at = now(),
      a_day = rate.a_day * (1 - ${share}) + ${removed}::float8 / greatest(${days}, ${USUAL_AFTER_DAYS})`);
}

/** Days since a moment, by the database's clock: if ours is wrong, it must not distort the rate. */
const daysSince = (column: string) => sql.raw(`(extract(epoch from now() - ${column})::float8 / 86400)`);

/** Deletes all expired rows of a table in batches. Returns how many. */
export async function sweepTable(
  db: Queryable,
  { table, over }: Sweep,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let all = 0;
  for (let swept = BATCH; swept === BATCH && !signal?.aborted; all += swept) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${over(now)} limit ${BATCH} for update skip locked))`);
    swept = rowCount ?? 0;
  }
  return all;
}

/** How long a finally failed job is kept for staff to inspect. Until then its key blocks a new job. */
const FAILED_JOBS_MS = 7 * 24 * 60 * 60 * 1000;

async function sweepFailedJobs(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FAILED_JOBS_MS).toISOString();
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and run_at < ${before} limit ${BATCH}))`);
}
