import { setTimeout as pause } from "node:timers/promises";
import { assertClock } from "../database/clock-difference.ts";
import { connect, type DatabaseTimeouts } from "../database/connect.ts";
import { ENGINE_CONNECTIONS } from "../database/connection-room.ts";
import { addJobs, type NewJob } from "./add-job.ts";
import { oldestDueSeconds } from "./due-jobs.ts";
import { startEngine } from "./engine.ts";
import type { JobServices } from "./job-handler.ts";
import { laneOf, LANES, periodicJobs, type LaneName } from "./jobs.ts";
import { LANE_LIMITS, openLane, type Lane, type LaneLimits } from "./lane.ts";
import { releaseAbandonedJobs, openPresence } from "./presence.ts";
import type { Handlers } from "./run-job.ts";

/** Pause before a worker that failed to start is started again. */
const RESTART_MS = 2_000;

/** The dependencies of a worker. */
export interface WorkerParts {
  /** The database's URL. A worker has its own connections, so that jobs never take those of requests. */
  url: string;
  /** Creates the services of the handlers on the given database. */
  services: (db: JobServices["db"]) => Omit<JobServices, "signal" | "db">;
  /** Concurrent jobs of each lane but the heavy one. */
  concurrency: number;
  handlers: Handlers;
  limits?: LaneLimits;
  /** Statement timeouts of jobs. @default the database's */
  timeouts?: Pick<DatabaseTimeouts, "statement" | "query">;
}

/** A running worker. */
export interface Worker {
  /** Lanes that take no jobs although some are due. */
  stalledLanes: () => readonly LaneName[];
  /** Takes no more jobs, waits for the running ones, and closes its connections. */
  stop: () => Promise<void>;
}

/** Runs jobs until it is stopped. Throws `ClockOff` if this machine's clock is wrong. Workers may share a database; each job runs on one of them. */
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

  const lane = (name: LaneName): Promise<Lane>[] => {
    const own = handlersOf(handlers, name);
    if (Object.keys(own).length === 0) return [];
    const atATime = name === "heavy" ? 1 : concurrency;
    const start = () => startEngine({ pool, services, presence, handlers: own, concurrency: atATime });
    return [openLane({ name, start, isSlow: name !== "main", limits, log: services.log, stopping })];
  };
  const opened = await Promise.allSettled(LANES.flatMap(lane));
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
  // On failure they still run by their crontab.
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

/** Regularly releases jobs of dead workers, and checks whether the lanes take due jobs. */
async function watch(
  lanes: readonly Lane[],
  db: JobServices["db"],
  handlers: Handlers,
  { lookMs, stopping }: { lookMs: number; stopping: AbortSignal },
): Promise<void> {
  for (;;) {
    await pause(lookMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    if (stopping.aborted) return;
    // While the database is unavailable, no lane can take jobs anyway.
    await releaseAbandonedJobs(db).catch(() => undefined);
    const oldest = await oldestDueSeconds(db, handlers).catch(() => null);
    for (const lane of lanes) lane.look(oldest && oldest[lane.name]);
  }
}

function handlersOf(handlers: Handlers, lane: LaneName): Handlers {
  return Object.fromEntries(Object.entries(handlers).filter(([name]) => laneOf(name) === lane));
}

/** Runs the periodic jobs once, in case they were missed while no worker ran. */
async function beginPeriodic(db: JobServices["db"], handlers: Handlers): Promise<void> {
  const own = periodicJobs.filter(({ name }) => Object.hasOwn(handlers, name));
  await addJobs(
    db,
    own.map(({ name }) => ({ name, payload: {}, key: name, keepsPresent: true }) as NewJob),
  );
}

/**
 * Runs a worker in the background of a process that neither waits for it nor ends with it. Keeps restarting a worker that cannot start
 * because the database is unavailable.
 */
export function startBackgroundWorker(
  start: () => Promise<Worker>,
  log: Pick<JobServices["log"], "warn">,
): Worker {
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
