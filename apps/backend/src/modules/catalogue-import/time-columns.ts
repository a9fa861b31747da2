import { parseDailyHours } from "@sen/domain";
import { parseMoment, vietnamTime } from "../../vietnam-day.ts";
import type { Column } from "./columns.ts";

/** A moment; without a time zone, Vietnam's. */
export const moment = (example: string): Column => ({
  type: "timestamptz",
  read: (cell) => parseMoment(cell)?.toISOString() ?? null,
  wanted: { code: "moment" },
  write: momentText,
  example,
});

/** The moment of an end, for which a date is the whole day. */
export const lastMoment = (example: string): Column => ({
  ...moment(example),
  read: (cell) => parseMoment(cell, "23:59:59")?.toISOString() ?? null,
  wanted: { code: "last_moment" },
});

const momentText = (value: Date): string => `${vietnamTime(value).replace(" ", "T")}+07:00`;

/** A time of day, staged as minutes after midnight. */
export const timeOfDay = (example: string): Column => ({
  type: "integer",
  read: (cell) => minutesIn(cell)?.toString() ?? null,
  wanted: { code: "time" },
  write: timeText,
  example,
});

/** A time of day, stored as `09:30`. */
export const timeOfDayText = (example: string): Column => ({
  type: "text",
  read: (cell) => {
    const minutes = minutesIn(cell);
    return minutes === null ? null : timeText(minutes);
  },
  wanted: { code: "time" },
  example,
});

/** Opening hours, stored as `09:30–22:00`. */
export const openingHours = (example: string): Column => ({
  type: "text",
  read: (cell) => {
    const hours = parseDailyHours(cell);
    return hours && `${timeText(hours.opens)}–${timeText(hours.closes)}`;
  },
  wanted: { code: "hours" },
  example,
});

/** Minutes after midnight; null if the cell is no time of day. LibreOffice adds the seconds. */
function minutesIn(cell: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-4]):([0-5]\d)(?::00)?$/.exec(cell) ?? [];
  const at = Number(hours) * 60 + Number(minutes);
  return at <= 1440 ? at : null;
}

function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
