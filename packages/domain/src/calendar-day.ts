const MS_PER_DAY = 24 * 60 * 60 * 1000;
/** Vietnam has one time zone and no summer time. */
const VIETNAM_OFFSET_MS = 7 * 60 * 60 * 1000;

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day in Vietnam at a moment, as `YYYY-MM-DD`. */
export function dayInVietnam(moment: Date): string {
  return new Date(moment.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(0, "1994-05-19".length);
}

/** A moment so many days later. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * MS_PER_DAY);
}
