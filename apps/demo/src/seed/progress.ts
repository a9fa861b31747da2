import { BUILD_STEPS } from "@sen/backend/modules/catalogue-import/index";

/** What filling the shop is at, in its order. */
export const SEED_STEPS = ["products", ...BUILD_STEPS, "orders"] as const;

export type SeedStep = (typeof SEED_STEPS)[number];

/** How far filling the shop is. */
export interface SeedProgress {
  step: SeedStep;
  /** Of the step's own parts: products, keys, indexes. */
  done: number;
  total: number;
  /** Of the whole, from 0 to 100. */
  percent: number;
  /** Seconds that the rest is likely to take; null while that cannot be said. */
  seconds_left: number | null;
  /** Grows while the database works, also within a part. */
  beat: number;
}

/** About how much of the time each step takes. */
const SHARES: Readonly<Record<SeedStep, number>> = {
  products: 42,
  words: 28,
  keys: 9,
  indexes: 18,
  orders: 3,
};

/** Less than this done says too little about the rest. */
const TELLING_SHARE = 0.02;

/** The progress of a seed that has run for so long, in milliseconds. */
export function progressOf(
  { step, done, total }: Pick<SeedProgress, "step" | "done" | "total">,
  elapsedMs: number,
): Omit<SeedProgress, "beat"> {
  const before = SEED_STEPS.slice(0, SEED_STEPS.indexOf(step)).reduce((sum, one) => sum + SHARES[one], 0);
  const share = (before + (SHARES[step] * done) / Math.max(1, total)) / 100;
  const left = share < TELLING_SHARE ? null : Math.round((elapsedMs * (1 - share)) / share / 1000);
  return { step, done, total, percent: Math.floor(share * 100), seconds_left: left };
}

/** The progress in a line. */
export function seedProgressText({ step, done, total, percent, seconds_left }: SeedProgress): string {
  const part = `${step} ${done.toLocaleString("en")} of ${total.toLocaleString("en")}`;
  const left = seconds_left === null ? "" : `, about ${durationText(seconds_left)} left`;
  return `Filling the shop: ${percent} % (${part})${left}`;
}

const durationText = (seconds: number): string =>
  seconds < 90 ? `${Math.max(1, seconds)} s` : `${Math.round(seconds / 60)} min`;

/** Calls on with what it is given, but no more often than this. */
export function spacedOut<Given>(leastMs: number, call: (given: Given) => void): (given: Given) => void {
  let last = -Infinity;
  return (given) => {
    const now = performance.now();
    if (now - last < leastMs) return;
    last = now;
    call(given);
  };
}
