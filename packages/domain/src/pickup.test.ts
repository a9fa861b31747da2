import { describe, expect, it } from "vitest";
import { isPickedUpToday, pickupReadyAt } from "./pickup.ts";

const at = (time: string) => new Date(`2026-11-24T${time}:00+07:00`);
const HOURS = "09:30–22:00";

describe("goods picked up at a mall", () => {
  it.each([
    ["10:00", 2, "2026-11-24T12:00", true],
    ["06:00", 2, "2026-11-24T09:30", true],
    ["17:59", 2, "2026-11-24T19:59", true],
    ["18:00", 2, "2026-11-25T09:30", false],
    ["10:00", 24, "2026-11-25T10:00", false],
    ["00:30", 0, "2026-11-24T09:30", true],
  ])("ordered at %s and packed in %i hours are ready at %s", (time, hours, readyAt, isToday) => {
    expect(pickupReadyAt(at(time), hours, HOURS)).toEqual(new Date(`${readyAt}:00+07:00`));
    expect(isPickedUpToday(at(time), hours, HOURS)).toBe(isToday);
  });

  it("have no ready time when the mall's hours cannot be parsed", () => {
    expect(pickupReadyAt(at("10:00"), 2, "cả ngày")).toBeNull();
    expect(isPickedUpToday(at("10:00"), 2, "cả ngày")).toBe(false);
  });
});
