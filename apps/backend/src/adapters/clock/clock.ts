import { setTimeout } from "node:timers/promises";

/** Where every operation reads the time: tests set it. */
export interface Clock {
  now: () => Date;
  /** Waits so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds) => setTimeout(milliseconds),
};
