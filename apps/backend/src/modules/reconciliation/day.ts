/** A span of time; its end is not in it. */
export interface Span {
  from: Date;
  to: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Vietnam is seven hours ahead of UTC, all year. */
const VIETNAM_OFFSET_MS = 7 * 60 * 60 * 1000;

/** A day of Vietnam, such as 2026-11-21, from midnight to midnight; null for what is no day. */
export function dayNamed(day: string): Span | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const midnight = Date.parse(`${day}T00:00:00Z`) - VIETNAM_OFFSET_MS;
  return Number.isNaN(midnight) ? null : dayFrom(midnight);
}

/** The day before the one that it is in Vietnam. */
export function dayBefore(now: Date): Span {
  const today = Math.floor((now.getTime() + VIETNAM_OFFSET_MS) / DAY_MS) * DAY_MS - VIETNAM_OFFSET_MS;
  return dayFrom(today - DAY_MS);
}

const dayFrom = (midnight: number): Span => ({ from: new Date(midnight), to: new Date(midnight + DAY_MS) });
