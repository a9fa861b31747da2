import { expect, it } from "vitest";
import { parseMoment } from "./vietnam-day.ts";

it.each([
  ["2026-11-21T10:00:00+07:00", "2026-11-21T03:00:00.000Z"],
  ["2026-11-21T03:00Z", "2026-11-21T03:00:00.000Z"],
  ["2026-11-21 10:00", "2026-11-21T03:00:00.000Z"],
  ["2026-11-21", "2026-11-20T17:00:00.000Z"],
  // `Date` reads these as the 11th of December, and as days and hours that follow.
  ["12/11/2026 10:00+07:00", undefined],
  ["2026-11-31T10:00:00+07:00", undefined],
  ["2026-11-21T24:30", undefined],
  ["10:00", undefined],
])("reads %s as %s", (typed, moment) => {
  expect(parseMoment(typed)?.toISOString()).toBe(moment);
});
