import { Counter } from "@sen/server";
import type { Engine } from "./engine.ts";
import type { JobServices } from "./job-handler.ts";
import type { LaneName } from "./jobs.ts";

/** Timing of a worker's lanes, in milliseconds. */
export interface LaneLimits {
  /** Interval of the checks for waiting jobs and dead workers. */
  lookMs: number;
  /** How long a lane may take no job although one is due. */
  stallMs: number;
  /** Pause before a new engine is started. */
  restartMs: number;
}

export const LANE_LIMITS: LaneLimits = { lookMs: 2_000, stallMs: 60_000, restartMs: 2_000 };

const restarts = new Counter({
  name: "sen_backend_job_lane_restarts_total",
  help: "Restarts of a job lane's engine, because it ended unexpectedly or took no due jobs",
  labelNames: ["lane", "reason"],
});

interface LaneParts {
  name: LaneName;
  start: () => Promise<Engine>;
  /** Whether jobs may take minutes. While one is in progress, the lane is then not stalled. */
  isSlow: boolean;
  limits: LaneLimits;
  log: JobServices["log"];
  stopping: AbortSignal;
}

/** Jobs that run independently of other lanes, on their own engine. */
export interface Lane {
  name: LaneName;
  /** Called regularly with the age of the oldest due job, in seconds; null if unknown. */
  look: (oldestSeconds: number | null) => void;
  /** Whether it takes no jobs although some are due. */
  isStalled: () => boolean;
  stop: () => Promise<void>;
}

/** Keeps an engine running, replacing one that ends by itself or stalls. Rejects if the first one does not start. */
export async function openLane({ name, start, isSlow, limits, log, stopping }: LaneParts): Promise<Lane> {
  /** The engine that takes jobs, and previous ones that still run some. */
  const engines = new Set<Engine>();
  let current: Engine | null = null;
  let restart: NodeJS.Timeout | null = null;
  let idleSince: number | null = null;
  let isStalled = false;
  let takenBefore = 0;

  function use(engine: Engine): void {
    engines.add(engine);
    current = engine;
    takenBefore = 0;
    if (stopping.aborted) retire(engine);
    void engine.ended.then(() => {
      if (engine === current && !stopping.aborted) replace("ended");
    });
  }
  function retire(engine: Engine): void {
    void engine.stop().finally(() => engines.delete(engine));
  }
  function replace(reason: "ended" | "stalled"): void {
    restarts.inc({ lane: name, reason });
    log.error({ lane: name, reason }, "a job lane is restarted");
    if (current) retire(current);
    current = null;
    restartSoon();
  }
  function restartSoon(): void {
    if (stopping.aborted) return;
    restart = setTimeout(() => {
      start().then(use, (error: unknown) => {
        log.warn({ lane: name, err: error }, "a job lane did not start");
        restartSoon();
      });
    }, limits.restartMs);
  }
  function isIdle(oldestSeconds: number | null): boolean {
    if (oldestSeconds === null || oldestSeconds * 1_000 < limits.lookMs) return false;
    if (current === null) return true;
    const taken = current.taken();
    const hasTaken = taken > takenBefore;
    takenBefore = taken;
    return !hasTaken && !(isSlow && current.inHand() > 0);
  }

  use(await start());
  return {
    name,
    look(oldestSeconds) {
      if (!isIdle(oldestSeconds)) {
        idleSince = null;
        isStalled = false;
        return;
      }
      idleSince ??= Date.now();
      if (Date.now() - idleSince < limits.stallMs) return;
      idleSince = null;
      isStalled = true;
      log.error(
        { lane: name, oldest_due_seconds: oldestSeconds },
        "a job lane takes no jobs although some are due",
      );
      // Handlers that hang keep their resources, so at most two engines may run.
      if (current && engines.size < 2) replace("stalled");
    },
    isStalled: () => isStalled,
    async stop() {
      if (restart) clearTimeout(restart);
      await Promise.all([...engines].map((engine) => engine.stop()));
    },
  };
}
