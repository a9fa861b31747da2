import { VIETNAM_OFFSET_MS } from "./calendar-day.ts";

/** Opening hours of every day in Vietnam, in minutes after midnight. `closes` is later than `opens`. */
export interface DailyHours {
  opens: number;
  closes: number;
}

/** When shops prepare goods, by default. Our choice: the spec shows no hours. */
export const SHOP_HOURS: DailyHours = { opens: 8 * 60, closes: 20 * 60 };

/** When carriers pick up and deliver. Our choice: the spec shows no hours. */
export const CARRIER_HOURS: DailyHours = { opens: 8 * 60, closes: 21 * 60 };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const HOURS = /^(\d{1,2}):(\d{2})\s*[–-]\s*(\d{1,2}):(\d{2})$/;

/** Parses "09:30–22:00"; null for anything else. */
export function parseDailyHours(text: string): DailyHours | null {
  const [, fromHour, fromMinute, toHour, toMinute] = (HOURS.exec(text.trim()) ?? []).map(Number);
  if (fromHour === undefined || fromMinute === undefined || toHour === undefined || toMinute === undefined) {
    return null;
  }
  const hours = { opens: fromHour * 60 + fromMinute, closes: toHour * 60 + toMinute };
  return hours.opens < hours.closes && hours.closes <= 24 * 60 ? hours : null;
}

/** The first time from `at` within the hours: `at` itself, or the next opening. */
export function firstWithin(at: Date, { opens, closes }: DailyHours): Date {
  const sinceMidnight = (((at.getTime() + VIETNAM_OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS;
  const midnight = at.getTime() - sinceMidnight;
  if (sinceMidnight < opens * MINUTE_MS) return new Date(midnight + opens * MINUTE_MS);
  if (sinceMidnight < closes * MINUTE_MS) return at;
  return new Date(midnight + DAY_MS + opens * MINUTE_MS);
}
