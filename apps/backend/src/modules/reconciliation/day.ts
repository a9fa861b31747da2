import { VIETNAM_OFFSET_MS } from "@sen/domain";

/** A time span; `to` is exclusive. */
export interface Span {
  from: Date;
  to: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day in Vietnam such as 2026-11-21, from midnight to midnight; null if it is not a valid date. */
export function parseVietnamDay(day: string): Span | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const midnight = new Date(`${day}T00:00:00Z`);
  // `Date` reads November 31 as December 1.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  return dayFrom(midnight.getTime() - VIETNAM_OFFSET_MS);
}

/** The day before `now` in Vietnam. */
export function dayBefore(now: Date): Span {
  const today = Math.floor((now.getTime() + VIETNAM_OFFSET_MS) / DAY_MS) * DAY_MS - VIETNAM_OFFSET_MS;
  return dayFrom(today - DAY_MS);
}

const dayFrom = (midnight: number): Span => ({ from: new Date(midnight), to: new Date(midnight + DAY_MS) });
