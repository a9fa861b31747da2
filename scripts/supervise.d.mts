import type { StartedProcess } from "./processes.mjs";

/** When a part that died is started again. */
export interface Limits {
  firstPauseMs: number;
  /** How many times as long each pause is as the one before. */
  growth: number;
  longestPauseMs: number;
  /** One that has run this long before it dies counts as well again. */
  wellAfterMs: number;
  /** Deaths in a row after which it is given up. */
  deaths: number;
}

export interface Supervised extends Omit<StartedProcess, "again"> {
  /** Why it was given up; undefined otherwise. */
  how: () => string | undefined;
}

export function supervise(
  first: StartedProcess,
  options?: { tell?: (line: string) => void; limits?: Partial<Limits> },
): Supervised;
