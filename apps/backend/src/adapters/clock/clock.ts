/** Where every operation reads the time: tests set it. */
export interface Clock {
  now: () => Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
