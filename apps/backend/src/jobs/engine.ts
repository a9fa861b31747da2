import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Logger, parseCronItems, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import { clockGuard } from "../database/clock-difference.ts";
import type { JobServices } from "./job-handler.ts";
import { jobs, periodicJobs } from "./jobs.ts";
import type { Presence } from "./presence.ts";
import { runJob, type Handlers } from "./run-job.ts";

/** Polling interval for scheduled jobs. Immediate jobs trigger a notification. */
const POLL_MS = 500;
/** How long an idle engine may take to stop. If the database was just starting up, graphile-worker 0.18 sleeps for up to three minutes. */
const REST_MS = 2_000;

/** The dependencies of an engine. */
export interface EngineParts {
  pool: pg.Pool;
  handlers: Handlers;
  services: JobServices;
  /** Concurrent jobs. */
  concurrency: number;
  presence: Presence;
}

/** A running graphile-worker. */
export interface Engine {
  /** Settles as soon as it takes no more jobs, for whatever reason. */
  ended: Promise<void>;
  /** Number of jobs taken so far. */
  taken: () => number;
  /** Number of jobs taken and not finished. */
  inHand: () => number;
  /** Takes no more jobs and waits for the running ones. Jobs it could not mark as done are left to other workers. */
  stop: () => Promise<void>;
}

/** Starts an engine for the jobs that have a handler. Rejects if the database is unavailable. */
export async function startEngine(parts: EngineParts): Promise<Engine> {
  const { pool, handlers, services, concurrency, presence } = parts;
  // With a wrong clock, jobs would cancel and remove things too early.
  const assertRightClock = clockGuard(services.db);
  const running = new Set<Promise<void>>();
  let taken = 0;
  let poolId = "";
  const events: WorkerEvents = new EventEmitter();
  const ended = Promise.withResolvers<undefined>();
  const failed = Promise.withResolvers<undefined>();
  events.once("pool:create", ({ workerPool }) => presence.announce((poolId = workerPool.id)));
  // Not `runner.promise`: in graphile-worker 0.18 it never settles after completing two jobs has failed, because its `batch` then
  // counts its pending jobs below zero.
  events.once("pool:gracefulShutdown", () => ended.resolve(undefined));
  events.once("pool:fatalError", () => failed.resolve(undefined));

  async function take(job: Parameters<typeof runJob>[2]): Promise<void> {
    const done = assertRightClock().then(
      () => runJob(handlers, services, job),
      (error: unknown) => {
        services.log.error({ job: job.id, name: job.name, err: error }, "a job was not started");
        throw error;
      },
    );
    taken += 1;
    running.add(done);
    await done.finally(() => running.delete(done));
  }
  const runner = await run({
    pgPool: pool,
    taskList: tasksOf(handlers, take),
    parsedCronItems: parseCronItems(cronItems(handlers)),
    concurrency,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: engineLogger(services.log),
    events,
    // Without a batch, the engine does not await the completion, and a rejection would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  runner.promise.catch(() => undefined); // Its logger reports it.

  async function nothingInHand(): Promise<void> {
    while (running.size > 0) await Promise.allSettled(running);
    await pause(REST_MS, undefined, { ref: false });
  }
  async function stop(): Promise<void> {
    const stopped = runner.stop().catch(() => undefined); // It had stopped already.
    await Promise.race([stopped, failed.promise, nothingInHand()]);
    await Promise.allSettled(running);
    presence.withdraw(poolId);
  }
  let stopping: Promise<void> | null = null;
  return {
    ended: ended.promise,
    taken: () => taken,
    inHand: () => running.size,
    stop: () => (stopping ??= stop()),
  };
}

function tasksOf(handlers: Handlers, take: (job: Parameters<typeof runJob>[2]) => Promise<void>): TaskList {
  return Object.fromEntries(
    Object.keys(handlers).map((name) => [
      name,
      (payload: unknown, { job: { id, attempts, max_attempts } }) =>
        take({ id, name, payload, attempts, max_attempts }),
    ]),
  ) as TaskList;
}

function cronItems(handlers: Handlers) {
  return periodicJobs
    .filter(({ name }) => Object.hasOwn(handlers, name))
    .map(({ name, cron }) => ({
      task: name,
      match: cron,
      options: { jobKey: name, maxAttempts: jobs[name].tries },
    }));
}

/** `runJob` logs failed jobs; the engine would log everything that their errors contain. */
function engineLogger(log: JobServices["log"]): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.failure === true) return;
    if (level === "error") log.warn({ engine: message.split("\n")[0] }, "the job engine reports a problem");
    else if (level === "warning") log.debug({ engine: message }, "the job engine warns");
  });
}
