/** The clock of all operations; tests set it. */
export interface Clock {
  now: () => Date;
  wait: (milliseconds: number) => Promise<void>;
}
