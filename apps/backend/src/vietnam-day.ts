const OFFSET_MS = 7 * 60 * 60 * 1000;

/** The current date in Vietnam, in PostgreSQL's format. Vietnam has no daylight saving time. */
export const vietnamDay = (now: Date): string =>
  new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);
