/** The base for all dates that do not depend on the day of seeding: November 1, 2026 in Vietnam. */
export const EPOCH = new Date("2026-11-01T00:00:00+07:00");

const VIETNAM_OFFSET = hours(7);

/** In milliseconds. */
export function hours(count: number): number {
  return count * 3_600_000;
}

/** In milliseconds. */
export function days(count: number): number {
  return hours(24 * count);
}

/** The start of a moment's day in Vietnam, so that seeding twice on one day gives the same result. */
export function dayOf(moment: Date): Date {
  return new Date(Math.floor((moment.getTime() + VIETNAM_OFFSET) / days(1)) * days(1) - VIETNAM_OFFSET);
}

/** A date in the files' format, to the second. */
export const momentOf = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;
