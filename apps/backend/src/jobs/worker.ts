import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { Logger, parseCronItems, run, type Runner, type TaskList, type WorkerEvents } from "graphile-worker";
import { connect } from "../database/connect.ts";
import { addJob } from "./add-job.ts";
import { handlers as everyHandler } from "./handlers.ts";
import type { JobServices } from "./job-handler.ts";
import { isHeavy, jobs, periodicJobs, type JobName } from "./jobs.ts";
import { freeAbandonedJobs, openPresence } from "./presence.ts";
import { runJob, type Handlers } from "./run-job.ts";

/** How often a worker looks for jobs whose moment has come; of those that are to run at once it is told. */
const POLL_MS = 500;
/** How often it looks for jobs of workers that died. */
const ABANDONED_MS = 2_000;
/** Pause before an engine that gave up, because the database was away, is started again. */
const RESTART_MS = 2_000;
/** Connections beside those of the jobs at a time: each lane listens on one, and a heavy job has one. */
const ENGINE_CONNECTIONS = 4;

/** What a worker is made of. */
export interface WorkerParts {
  /** The database's address: a worker has connections of its own, so that jobs never take those of requests. */
  url: string;
  /** Services for the handlers, on the database that is given. */
  services: (db: JobServices["db"]) => Omit<JobServices, "signal" | "db">;
  /** Jobs at a time. */
  concurrency: number;
  /** @default every job that has code; tests of the engine give others */
  handlers?: Handlers;
}

/** A worker that runs. */
export interface Worker {
  /** Takes no more jobs, waits for those in hand, and closes its connections. */
  stop: () => Promise<void>;
}

/** Runs jobs until it is stopped. Any number of workers may run on a database; each job is one worker's. */
export async function startWorker({
  url,
  services,
  concurrency,
  handlers = everyHandler,
}: WorkerParts): Promise<Worker> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const connection = connect(url, { connections: concurrency + ENGINE_CONNECTIONS });
  const { db, pool } = connection;
  const given: JobServices = { ...services(db), db, signal };
  const { log } = given;
  const presence = await openPresence(url).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => presence.announce(workerPool.id));

  const begin = (ofLane: Handlers, atATime: number) =>
    run({
      pgPool: pool,
      taskList: tasksOf(ofLane, given),
      parsedCronItems: parseCronItems(cronItems(ofLane)),
      concurrency: atATime,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: engineLogger(log),
      events,
      // What a job or its end leaves to be written is tried again where the database goes away in that moment; without a
      // batch the engine waits for nobody there, and a refusal would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  const named = (heavy: boolean): Handlers =>
    Object.fromEntries(Object.entries(handlers).filter(([name]) => isHeavy(name) === heavy));
  const lanes = [
    () => begin(named(false), concurrency),
    ...(Object.keys(named(true)).length > 0 ? [() => begin(named(true), 1)] : []),
  ];
  const engines = await Promise.all(lanes.map((lane) => keepRunning(lane, signal, log))).catch(
    async (error: unknown) => {
      stopping.abort(new Error("The worker did not start"));
      await presence.end();
      await connection.close();
      throw error;
    },
  );
  // They come by their crontab anyway.
  await beginPeriodic(db, handlers).catch(() => undefined);
  const watch = setInterval(() => {
    freeAbandonedJobs(db).catch(() => undefined); // Looked for again soon.
  }, ABANDONED_MS).unref();

  return {
    async stop() {
      if (signal.aborted) return;
      stopping.abort(new Error("The worker ends"));
      clearInterval(watch);
      await Promise.all(engines.map((engine) => engine.stop()));
      await presence.end();
      await connection.close();
    },
  };
}

/**
 * A worker beside other work, which does not wait for it and does not end with it: one that cannot start, because the database is away, is
 * started again until it can.
 */
export function workBeside(start: () => Promise<Worker>, log: Pick<JobServices["log"], "warn">): Worker {
  const ending = new AbortController();
  async function keepStarting(): Promise<Worker | null> {
    while (!ending.signal.aborted) {
      try {
        return await start();
      } catch (error) {
        log.warn({ err: error }, "the worker did not start, and is started again");
        await pause(RESTART_MS, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    }
    return null;
  }
  const starting = keepStarting();
  return {
    async stop() {
      ending.abort();
      await (await starting)?.stop();
    },
  };
}

/** Runs an engine until it is stopped, and starts another when it ends by itself: when the database is away for long. */
async function keepRunning(
  begin: () => Promise<Runner>,
  stopping: AbortSignal,
  log: JobServices["log"],
): Promise<Worker> {
  let runner: Runner | null = null;
  let restart: NodeJS.Timeout | null = null;

  function watchOver(started: Runner): void {
    if (stopping.aborted) {
      started.stop().catch(() => undefined);
      return;
    }
    runner = started;
    started.promise
      .catch((error: unknown) => log.warn({ err: error }, "the job engine gave up"))
      .finally(() => {
        runner = null;
        restartSoon();
      })
      .catch(() => undefined);
  }
  function restartSoon(): void {
    if (!stopping.aborted) restart = setTimeout(() => void begin().then(watchOver, restartSoon), RESTART_MS);
  }

  watchOver(await begin());
  return {
    async stop() {
      if (restart) clearTimeout(restart);
      await runner?.stop().catch(() => undefined);
    },
  };
}

function tasksOf(handlers: Handlers, services: JobServices): TaskList {
  return Object.fromEntries(
    Object.keys(handlers).map((name) => [
      name,
      (payload: unknown, { job: { id, attempts, max_attempts } }) =>
        runJob(handlers, services, { id, name, payload, attempts, max_attempts }),
    ]),
  ) as TaskList;
}

const periodicOf = (handlers: Handlers) => periodicJobs.filter(({ name }) => Object.hasOwn(handlers, name));

function cronItems(handlers: Handlers) {
  return periodicOf(handlers).map(({ name, cron }) => ({
    task: name,
    match: cron,
    options: { jobKey: name, maxAttempts: jobs[name].tries },
  }));
}

/** What was missed while no worker ran. */
async function beginPeriodic(db: JobServices["db"], handlers: Handlers): Promise<void> {
  for (const { name } of periodicOf(handlers)) {
    await addJob(db, name as Extract<JobName, "sweep">, {}, { key: name, keepsPresent: true });
  }
}

/** The engine tells of failed jobs with everything that their errors hold; those are logged by `runJob`. */
function engineLogger(log: JobServices["log"]): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.failure === true) return;
    if (level === "error") log.warn({ engine: message.split("\n")[0] }, "the job engine has a difficulty");
    else if (level === "warning") log.debug({ engine: message }, "the job engine says");
  });
}
