import { isCalendarDay, VIETNAM_OFFSET_MS } from "@sen/domain";

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{3})?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/** A moment as staff write it; without a time zone Vietnam's, without a time the start of the day. Null if it is invalid. */
export function parseMoment(typed: string, timeOfDay = "00:00"): Date | null {
  const [, day = "", time = timeOfDay, zone = "+07:00"] = MOMENT.exec(typed) ?? [];
  const moment = new Date(`${day}T${time}${zone}`);
  // `Date` reads November 31 as December 1.
  return isCalendarDay(day) && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** A moment as a date and time in Vietnam, as staff and their spreadsheets read it. */
export const vietnamTime = (moment: Date): string =>
  new Date(moment.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");

/** The current date in Vietnam, in PostgreSQL's format. */
export const vietnamDay = (now: Date): string =>
  new Date(now.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(0, 10);
