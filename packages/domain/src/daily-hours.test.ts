import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARRIER_HOURS, firstWithin, parseDailyHours } from "./daily-hours.ts";

const mall = { opens: 570, closes: 1320 };

describe("opening hours", () => {
  it.each([
    ["09:30–22:00", mall],
    ["9:30 - 22:00", mall],
    ["00:00–24:00", { opens: 0, closes: 1440 }],
    ["22:00–09:30", null],
    ["cả ngày", null],
    ["", null],
  ])("are parsed from %s", (text, hours) => {
    expect(parseDailyHours(text)).toEqual(hours);
  });

  it.each([
    ["at night, it is the morning of the same day", "2026-11-21T01:37:00+07:00", "2026-11-21T09:30:00+07:00"],
    ["when open, it is that moment", "2026-11-21T12:00:00+07:00", "2026-11-21T12:00:00+07:00"],
    ["at closing, it is the next morning", "2026-11-21T22:00:00+07:00", "2026-11-22T09:30:00+07:00"],
  ])("give the first open moment: %s", (_when, at, first) => {
    expect(firstWithin(new Date(at), mall)).toEqual(new Date(first));
  });

  it("never move a moment back or swap two moments", () => {
    const moment = fc.date({ noInvalidDate: true, min: new Date("2020-01-01"), max: new Date("2040-01-01") });
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const [first, second] = [firstWithin(a, CARRIER_HOURS), firstWithin(b, CARRIER_HOURS)];
        expect(first >= a).toBe(true);
        if (a <= b) expect(first <= second).toBe(true);
      }),
    );
  });
});
