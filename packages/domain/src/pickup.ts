import { dayInVietnam } from "./calendar-day.ts";
import { firstWithin, parseDailyHours, SHOP_HOURS } from "./daily-hours.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * When goods that are ordered now can be fetched at their shop's mall: packed in shops' hours, handed out while the mall is open.
 *
 * @param hours until they are there, in hours
 * @param openingHours of the mall: "09:30–22:00"
 * @returns null where the mall's hours cannot be read
 */
export function pickupReadyAt(now: Date, hours: number, openingHours: string): Date | null {
  const mallHours = parseDailyHours(openingHours);
  if (mallHours === null || !Number.isFinite(hours)) return null;
  return firstWithin(firstWithin(new Date(now.getTime() + hours * HOUR_MS), SHOP_HOURS), mallHours);
}

/** Whether that is today, by Vietnam's calendar. */
export function isPickedUpToday(now: Date, hours: number, openingHours: string): boolean {
  const readyAt = pickupReadyAt(now, hours, openingHours);
  return readyAt !== null && dayInVietnam(readyAt) === dayInVietnam(now);
}
