import { dayInVietnam } from "./calendar-day.ts";
import { firstWithin, parseDailyHours, SHOP_HOURS } from "./daily-hours.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * When goods ordered now can be picked up at their shop's mall: packed in the shops' hours, handed out while the mall is open.
 *
 * @param hours time until they are ready, in hours
 * @param openingHours of the mall: "09:30–22:00"
 * @returns null if the mall's hours cannot be parsed
 */
export function pickupReadyAt(now: Date, hours: number, openingHours: string): Date | null {
  const mallHours = parseDailyHours(openingHours);
  if (mallHours === null || !Number.isFinite(hours)) return null;
  return firstWithin(firstWithin(new Date(now.getTime() + hours * HOUR_MS), SHOP_HOURS), mallHours);
}

/** Whether they are ready today, in Vietnam's time zone. */
export function isPickedUpToday(now: Date, hours: number, openingHours: string): boolean {
  const readyAt = pickupReadyAt(now, hours, openingHours);
  return readyAt !== null && dayInVietnam(readyAt) === dayInVietnam(now);
}
