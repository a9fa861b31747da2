import { setTimeout } from "node:timers/promises";
import type { Clock } from "../../ports/clock.ts";

/** The system clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds) => setTimeout(milliseconds),
};
