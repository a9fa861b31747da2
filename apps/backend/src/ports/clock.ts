/** Where every operation reads the time: tests set it. */
export interface Clock {
  now: () => Date;
  /** Waits so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}
