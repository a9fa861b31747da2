import { sql } from "../src/database/drizzle.ts";
import { parseCronItems, type CronItem } from "graphile-worker";
import type { JobServices } from "../src/jobs/job-handler.ts";
import { addJob } from "../src/jobs/add-job.ts";
import { handlers as everyHandler } from "../src/modules/job-handlers.ts";
import { periodicJobs } from "../src/jobs/jobs.ts";
import { runJob, type Handlers, type QueuedJob } from "../src/jobs/run-job.ts";

const MINUTE_MS = 60_000;

/** The result of running jobs. */
export interface JobsDone {
  /** Names of the jobs that succeeded, in order. */
  done: string[];
  failed: string[];
}

/**
 * Runs every job that is due by the shop's clock and has a handler, one after the other, after queuing due periodic jobs. A job queued to
 * run at once has the database's time as its `run_at`; a job scheduled for later has the shop's.
 *
 * @param lastSet the time that the shop's clock was last set to
 */
export function jobRunner(
  services: () => JobServices,
  lastSet: () => Date,
  handlers: Partial<Handlers> = everyHandler,
): () => Promise<JobsDone> {
  const names = Object.keys(handlers);
  const periodic = periodicJobs.filter(({ name }) => names.includes(name));
  let since = lastSet();
  let lookedAt = since;
  return async () => {
    const { db, clock } = services();
    const now = clock.now();
    // If the clock was set back, the same minutes pass again.
    if (since !== lastSet()) {
      since = lastSet();
      if (since < lookedAt) lookedAt = since;
    }
    for (const name of namesDue(periodic, lookedAt, now)) await addJob(db, name, {}, { key: name });
    lookedAt = now;
    const outcome: JobsDone = { done: [], failed: [] };
    for (let job = await takeNext(services(), names); job; job = await takeNext(services(), names)) {
      const { id, name, attempts } = job;
      try {
        await runJob(handlers as Handlers, services(), job);
        await db.execute(sql`delete from graphile_worker._private_jobs where id = ${id}`);
        outcome.done.push(name);
      } catch {
        const again = new Date(clock.now().getTime() + 1000 * Math.exp(Math.min(attempts, 10)));
        await db.execute(sql`
          update graphile_worker._private_jobs
          set run_at = ${again.toISOString()}, locked_by = null, locked_at = null where id = ${id}`);
        outcome.failed.push(name);
      }
    }
    return outcome;
  };
}

/** Takes the next due job, in the queue engine's order, and locks it as the engine does: a job queued under its key meanwhile is another one. */
async function takeNext(
  { db, clock }: Pick<JobServices, "db" | "clock">,
  names: readonly string[],
): Promise<QueuedJob | undefined> {
  const { rows } = await db.execute<QueuedJob & Record<string, unknown>>(sql`
    update graphile_worker._private_jobs taken
    set attempts = taken.attempts + 1, locked_by = 'tests', locked_at = now()
    from (
      select j.id, t.identifier as name
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where j.is_available and t.identifier = any(${sql.param(names)}::text[]) and (j.run_at <= ${clock.now().toISOString()} or j.run_at = j.updated_at)
      order by j.priority, j.run_at = j.updated_at, j.run_at, j.id
      limit 1) next
    where taken.id = next.id
    returning taken.id, next.name, taken.payload, taken.attempts, taken.max_attempts`);
  return rows[0];
}

const digestOf = (time: Date) => ({
  min: time.getUTCMinutes(),
  hour: time.getUTCHours(),
  date: time.getUTCDate(),
  month: time.getUTCMonth() + 1,
  dow: time.getUTCDay(),
});

/** The periodic jobs that became due after one moment and until another. */
function namesDue(periodic: typeof periodicJobs, after: Date, until: Date) {
  const first = Math.floor(after.getTime() / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
  return periodic.flatMap(({ name, cron }) => {
    const [item] = parseCronItems([{ task: name, match: cron } satisfies CronItem]);
    for (let minute = first; minute <= until.getTime(); minute += MINUTE_MS) {
      if (item?.match(digestOf(new Date(minute)))) return [name as "sweep"];
    }
    return [];
  });
}
