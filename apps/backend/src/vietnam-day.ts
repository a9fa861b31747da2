const OFFSET_MS = 7 * 60 * 60 * 1000;

/** The day that it is in Vietnam, as PostgreSQL writes a date. Vietnam has no summer time. */
export const vietnamDay = (now: Date): string =>
  new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);
