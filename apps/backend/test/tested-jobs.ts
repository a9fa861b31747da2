import { sql } from "../src/database/drizzle.ts";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { JobServices } from "../src/jobs/job-handler.ts";
import type { Handlers } from "../src/jobs/run-job.ts";
import { LANE_LIMITS } from "../src/jobs/lane.ts";
import { startWorker, type Worker } from "../src/jobs/worker.ts";

/** Jobs for the tests of the job engine. */
export type TestedJob = "work" | "fail-once" | "stay" | "slow" | "held";

const SLOW_MS = 300;
/** How many jobs a tested worker runs concurrently. */
export const TESTED_CONCURRENCY = 3;

/** A worker that runs the tested jobs and records in `work_done` which worker started which job. */
export function workerOf(
  url: string,
  name: string,
  log: JobServices["log"],
  limits = LANE_LIMITS,
): Promise<Worker> {
  const write = (db: JobServices["db"], { job }: { job: number }, what: string) =>
    db.execute<{ times: number }>(sql`
      with written as (insert into work_done (job, process, what) values (${job}, ${name}, ${what}))
      select count(*) as times from work_done where job = ${job}`);
  const hang = async ({ db, signal }: JobServices, job: number) => {
    await write(db, { job }, "begun");
    if (!signal.aborted) await once(signal, "abort");
  };
  const handlers = {
    "test:work": async ({ db }: JobServices, payload: { job: number }) => {
      await write(db, payload, "begun");
      await pause(5);
    },
    "test:fail-once": async ({ db }: JobServices, payload: { job: number }) => {
      const { rows } = await write(db, payload, "begun");
      if (rows[0]?.times === 0) throw new Error("The first time it fails");
    },
    "test:stay": (services: JobServices, { job }: { job: number }) => hang(services, job),
    "deliver-notice": (services: JobServices, { notice_ids: [job = 0] }: { notice_ids: number[] }) =>
      hang(services, job),
    "send-message": (services: JobServices, { sealed }: { sealed: string }) => hang(services, Number(sealed)),
    "test:slow": async ({ db }: JobServices, payload: { job: number }) => {
      await write(db, payload, "begun");
      await pause(SLOW_MS);
      await write(db, payload, "ended");
    },
    // Ends once nobody holds the advisory lock with its number.
    "test:held": async ({ db }: JobServices, payload: { job: number }) => {
      await write(db, payload, "begun");
      await db.execute(sql`select pg_advisory_xact_lock_shared(${payload.job}::bigint)`);
    },
  };
  return startWorker({
    url,
    concurrency: TESTED_CONCURRENCY,
    limits,
    services: () => ({ log }) as never,
    handlers: handlers as unknown as Handlers,
  });
}
