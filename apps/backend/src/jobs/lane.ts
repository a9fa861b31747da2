import { Counter } from "@sen/server";
import type { Engine } from "./engine.ts";
import type { JobServices } from "./job-handler.ts";
import type { LaneName } from "./jobs.ts";

/** Times of a worker's lanes, in milliseconds. */
export interface LaneLimits {
  /** How often it is looked whether jobs wait, and whether other workers have died. */
  lookMs: number;
  /** For so long a lane may take no job while one is due. */
  stallMs: number;
  /** Pause before another engine is started. */
  restartMs: number;
}

export const LANE_LIMITS: LaneLimits = { lookMs: 2_000, stallMs: 20_000, restartMs: 2_000 };

const restarts = new Counter({
  name: "sen_backend_job_lane_restarts_total",
  help: "Restarts of a job lane's engine, because it ended unexpectedly or took no due jobs",
  labelNames: ["lane", "reason"],
});

interface LaneParts {
  name: LaneName;
  start: () => Promise<Engine>;
  /** A job may take minutes: one in hand is no reason to worry about those that wait. */
  isSlow: boolean;
  limits: LaneLimits;
  log: JobServices["log"];
  stopping: AbortSignal;
}

/** Jobs that run beside all others, on an engine of their own. */
export interface Lane {
  name: LaneName;
  /** Told regularly how long the oldest due job has waited, in seconds; null when that is not known. */
  look: (oldestSeconds: number | null) => void;
  /** Whether it takes no jobs though some are due. */
  isStalled: () => boolean;
  stop: () => Promise<void>;
}

/** Keeps an engine running: one that ends by itself or takes nothing is replaced. Rejects when the first does not start. */
export async function openLane({ name, start, isSlow, limits, log, stopping }: LaneParts): Promise<Lane> {
  /** The one that takes jobs, and those before it that still have some in hand. */
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
      // Handlers that hang keep what they hold: of them no more than two engines full are borne.
      if (current && engines.size < 2) replace("stalled");
    },
    isStalled: () => isStalled,
    async stop() {
      if (restart) clearTimeout(restart);
      await Promise.all([...engines].map((engine) => engine.stop()));
    },
  };
}
