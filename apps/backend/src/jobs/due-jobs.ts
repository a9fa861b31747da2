import { Gauge } from "@sen/server";
import { sql } from "../database/drizzle.ts";
import type { Queryable } from "../database/connect.ts";
import { laneOf, LANES, type LaneName } from "./jobs.ts";
import type { Handlers } from "./run-job.ts";

const oldest = new Gauge({
  name: "sen_backend_job_oldest_due_seconds",
  help: "How long the oldest due job has been waiting, by lane",
  labelNames: ["lane"],
});

/** How many due jobs to inspect, in the order they would run, which includes the oldest of each lane. */
const LOOKED_AT = 1_000;

/** Age of the oldest due job of each lane, in seconds; 0 if none is due. Ignores jobs without a handler, which belong to another version. */
export async function oldestDueSeconds(db: Queryable, known: Handlers): Promise<Record<LaneName, number>> {
  const { rows } = await db.execute<{ name: string; seconds: number }>(sql`
    select task.identifier as name, extract(epoch from now() - min(due.run_at))::float8 as seconds
    from (
      select task_id, run_at from graphile_worker._private_jobs
      where is_available and run_at <= now() order by priority, run_at limit ${LOOKED_AT}) due
    join graphile_worker._private_tasks task on task.id = due.task_id
    group by task.identifier`);
  const found: Record<LaneName, number> = { main: 0, messages: 0, providers: 0, heavy: 0 };
  for (const { name, seconds } of rows) {
    if (Object.hasOwn(known, name)) found[laneOf(name)] = Math.max(found[laneOf(name)], seconds);
  }
  return found;
}

/** Reports the age of the oldest due jobs whenever metrics are scraped, whichever process runs them. */
export function measureDueJobs(db: Queryable, known: Handlers): void {
  Object.assign(oldest, {
    async collect() {
      oldest.reset(); // Do not report stale values.
      const found = await oldestDueSeconds(db, known).catch(() => null);
      if (found) for (const lane of LANES) oldest.set({ lane }, found[lane]);
    },
  });
}
