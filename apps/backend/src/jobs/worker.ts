import { setTimeout as pause } from "node:timers/promises";
import { assertClock } from "../database/clock-difference.ts";
import { connect, type DatabaseTimeouts } from "../database/connect.ts";
import { addJob } from "./add-job.ts";
import { oldestDueSeconds } from "./due-jobs.ts";
import { startEngine } from "./engine.ts";
import type { JobServices } from "./job-handler.ts";
import { laneOf, LANES, periodicJobs, type JobName, type LaneName } from "./jobs.ts";
import { LANE_LIMITS, openLane, type Lane, type LaneLimits } from "./lane.ts";
import { freeAbandonedJobs, openPresence } from "./presence.ts";
import type { Handlers } from "./run-job.ts";

/** Pause before a worker that could not start is started again. */
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
  /** What each job does. */
  handlers: Handlers;
  limits?: LaneLimits;
  /** Longest time of a job's statement. @default every database's */
  timeouts?: Pick<DatabaseTimeouts, "statement" | "query">;
}

/** A worker that runs. */
export interface Worker {
  /** Lanes that take no jobs though some are due. */
  stalledLanes: () => readonly LaneName[];
  /** Takes no more jobs, waits for those in hand, and closes its connections. */
  stop: () => Promise<void>;
}

/** Runs jobs until it is stopped. Throws `ClockOff` on a machine whose clock is wrong. Any number of workers may run on a database; each job is one worker's. */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { url, concurrency, handlers, limits = LANE_LIMITS, timeouts } = parts;
  const ending = new AbortController();
  const stopping = ending.signal;
  const connection = connect(url, { connections: concurrency + ENGINE_CONNECTIONS, timeouts });
  const { db, pool } = connection;
  const services: JobServices = { ...parts.services(db), db, signal: stopping };
  const open = async () => {
    await assertClock(db);
    return openPresence(url);
  };
  const presence = await open().catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });

  const lane = (name: LaneName, isSlow: boolean, atATime: number): Promise<Lane>[] => {
    const own = handlersOf(handlers, name);
    if (Object.keys(own).length === 0) return [];
    const start = () => startEngine({ pool, services, presence, handlers: own, concurrency: atATime });
    return [openLane({ name, start, isSlow, limits, log: services.log, stopping })];
  };
  const opened = await Promise.allSettled([...lane("main", false, concurrency), ...lane("heavy", true, 1)]);
  const lanes = opened.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const close = async () => {
    await Promise.all(lanes.map((lane) => lane.stop()));
    await presence.end();
    await connection.close();
  };
  const failed = opened.find((one) => one.status === "rejected");
  if (failed) {
    ending.abort(new Error("The worker did not start"));
    await close();
    throw failed.reason;
  }
  // They come by their crontab anyway.
  await beginPeriodic(db, handlers).catch(() => undefined);
  const watching = watch(lanes, db, handlers, { lookMs: limits.lookMs, stopping });

  return {
    stalledLanes: () => lanes.filter((lane) => lane.isStalled()).map(({ name }) => name),
    async stop() {
      if (stopping.aborted) return;
      ending.abort(new Error("The worker is shutting down"));
      await watching;
      await close();
    },
  };
}

/** Looks regularly for jobs of workers that died, and whether the lanes take those that are due. */
async function watch(
  lanes: readonly Lane[],
  db: JobServices["db"],
  handlers: Handlers,
  { lookMs, stopping }: { lookMs: number; stopping: AbortSignal },
): Promise<void> {
  for (;;) {
    await pause(lookMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    if (stopping.aborted) return;
    // While the database is away, no lane can take anything.
    await freeAbandonedJobs(db).catch(() => undefined);
    const oldest = await oldestDueSeconds(db, handlers).catch(() => null);
    for (const lane of lanes) lane.look(oldest && oldest[lane.name]);
  }
}

function handlersOf(handlers: Handlers, lane: LaneName): Handlers {
  return Object.fromEntries(Object.entries(handlers).filter(([name]) => laneOf(name) === lane));
}

/** What was missed while no worker ran. */
async function beginPeriodic(db: JobServices["db"], handlers: Handlers): Promise<void> {
  for (const { name } of periodicJobs) {
    if (!Object.hasOwn(handlers, name)) continue;
    await addJob(db, name as Extract<JobName, "sweep">, {}, { key: name, keepsPresent: true });
  }
}

/**
 * A worker beside other work, which does not wait for it and does not end with it: one that cannot start, because the database is away, is
 * started again until it can.
 */
export function workBeside(start: () => Promise<Worker>, log: Pick<JobServices["log"], "warn">): Worker {
  const ending = new AbortController();
  let stalledLanes: Worker["stalledLanes"] = () => [];
  async function keepStarting(): Promise<Worker | null> {
    while (!ending.signal.aborted) {
      try {
        const worker = await start();
        ({ stalledLanes } = worker);
        return worker;
      } catch (error) {
        stalledLanes = () => LANES;
        log.warn({ err: error }, "the worker did not start and is restarted");
        await pause(RESTART_MS, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    }
    return null;
  }
  const starting = keepStarting();
  return {
    stalledLanes: () => stalledLanes(),
    async stop() {
      ending.abort();
      await (await starting)?.stop();
    },
  };
}
