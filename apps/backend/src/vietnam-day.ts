const OFFSET_MS = 7 * 60 * 60 * 1000;

/** A moment as a date and time in Vietnam, as staff and their spreadsheets read it. */
export const vietnamTime = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");

/** The current date in Vietnam, in PostgreSQL's format. Vietnam has no daylight saving time. */
export const vietnamDay = (now: Date): string =>
  new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);
