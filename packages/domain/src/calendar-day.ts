const MS_PER_DAY = 24 * 60 * 60 * 1000;
/** Vietnam's time zone. It has one, without daylight saving time. */
export const VIETNAM_OFFSET_MS = 7 * 60 * 60 * 1000;

/** Whether a text is a valid date, `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The date in Vietnam at a given time, `YYYY-MM-DD`. */
export function dayInVietnam(moment: Date): string {
  return new Date(moment.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(0, "1994-05-19".length);
}

/** The time this many days later. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * MS_PER_DAY);
}
