/** What does not depend on the day of seeding is counted from here: the first of November 2026 in Vietnam. */
export const EPOCH = new Date("2026-11-01T00:00:00+07:00");

const VIETNAM_OFFSET = hours(7);

/** Milliseconds. */
export function hours(count: number): number {
  return count * 3_600_000;
}

/** Milliseconds. */
export function days(count: number): number {
  return hours(24 * count);
}

/** The midnight in Vietnam that began the day of `moment`: seeding twice on one day gives the same. */
export function dayOf(moment: Date): Date {
  return new Date(Math.floor((moment.getTime() + VIETNAM_OFFSET) / days(1)) * days(1) - VIETNAM_OFFSET);
}

/** A moment as a file has it, to the second. */
export const momentOf = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;
