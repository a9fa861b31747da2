import { isCalendarDay, VIETNAM_OFFSET_MS } from "@sen/domain";

/** A time span; `to` is exclusive. */
export interface Span {
  from: Date;
  to: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day in Vietnam such as 2026-11-21, from midnight to midnight; null if it is not a valid date. */
export function parseVietnamDay(day: string): Span | null {
  return isCalendarDay(day) ? dayFrom(Date.parse(`${day}T00:00+07:00`)) : null;
}

/** The day before `now` in Vietnam. */
export function dayBefore(now: Date): Span {
  const today = Math.floor((now.getTime() + VIETNAM_OFFSET_MS) / DAY_MS) * DAY_MS - VIETNAM_OFFSET_MS;
  return dayFrom(today - DAY_MS);
}

const dayFrom = (midnight: number): Span => ({ from: new Date(midnight), to: new Date(midnight + DAY_MS) });
