import { BUILD_STEPS } from "@sen/backend/modules/catalogue-import/index";

/** The steps of seeding, in order. */
export const SEED_STEPS = ["products", ...BUILD_STEPS, "orders"] as const;

export type SeedStep = (typeof SEED_STEPS)[number];

/** The progress of seeding. */
export interface SeedProgress {
  step: SeedStep;
  /** Progress within the step: products, keys, indexes. */
  done: number;
  total: number;
  /** Overall progress, from 0 to 100. */
  percent: number;
  /** Estimated remaining seconds; null while unknown. */
  seconds_left: number | null;
  /** Increases while the database is working, even within a part. */
  beat: number;
}

/** Approximate share of each step in the total time, in percent. */
const SHARES: Readonly<Record<SeedStep, number>> = {
  products: 42,
  words: 28,
  keys: 9,
  indexes: 18,
  orders: 3,
};

/** Below this share there is no estimate of the remaining time. */
const TELLING_SHARE = 0.02;

/** The progress after `elapsedMs` of seeding. */
export function progressOf(
  { step, done, total }: Pick<SeedProgress, "step" | "done" | "total">,
  elapsedMs: number,
): Omit<SeedProgress, "beat"> {
  const before = SEED_STEPS.slice(0, SEED_STEPS.indexOf(step)).reduce((sum, one) => sum + SHARES[one], 0);
  const share = (before + (SHARES[step] * done) / Math.max(1, total)) / 100;
  const left = share < TELLING_SHARE ? null : Math.round((elapsedMs * (1 - share)) / share / 1000);
  return { step, done, total, percent: Math.floor(share * 100), seconds_left: left };
}

/** The progress as one line. */
export function seedProgressText({ step, done, total, percent, seconds_left }: SeedProgress): string {
  const part = `${step} ${done.toLocaleString("en")} of ${total.toLocaleString("en")}`;
  const left = seconds_left === null ? "" : `, about ${durationText(seconds_left)} left`;
  return `Filling the shop: ${percent} % (${part})${left}`;
}

const durationText = (seconds: number): string =>
  seconds < 90 ? `${Math.max(1, seconds)} s` : `${Math.round(seconds / 60)} min`;

/** Throttles a function: skips calls that come within `leastMs` of the last one. */
export function spacedOut<Given>(leastMs: number, call: (given: Given) => void): (given: Given) => void {
  let last = -Infinity;
  return (given) => {
    const now = performance.now();
    if (now - last < leastMs) return;
    last = now;
    call(given);
  };
}
