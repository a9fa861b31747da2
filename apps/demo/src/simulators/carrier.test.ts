import { describe, expect, it } from "vitest";
import { carrier } from "./carrier.ts";

const now = new Date("2026-11-21T03:00:00Z");
const on = (day: number) => new Date(Date.UTC(2026, 10, day, 3));
const end = { name: "An", phone: "0901234567", province: "", district: "", ward: "", street: "" };
const parcel = {
  reference: "SEN-261121-0042",
  from: end,
  to: end,
  weightGram: 500,
  cash: 0,
  value: 0,
  items: [],
  now,
};
const book = (deliveryType: string, promised: { from: Date; to: Date } | null) =>
  carrier.book({ ...parcel, deliveryType, promised });

describe("the simulated carrier", () => {
  it("returns the same tracking code for the same parcel", async () => {
    const [first, again] = [await book("normal", null), await book("normal", null)];
    expect([first.trackingCode, again.trackingCode]).toEqual(["SIMSEN2611210042", "SIMSEN2611210042"]);
  });

  it.each([
    ["keeps what was promised", "normal", { from: on(22), to: on(24) }, { from: on(22), to: on(24) }],
    ["is not earlier than it can be", "normal", { from: on(20), to: on(24) }, { from: on(22), to: on(24) }],
    [
      "says another day when the promise cannot be kept",
      "normal",
      { from: on(18), to: on(20) },
      { from: on(22), to: on(24) },
    ],
    ["says its usual days when nothing was promised", "normal", null, { from: on(22), to: on(24) }],
    ["is there within a day when it is asked to hurry", "express", null, { from: on(21), to: on(22) }],
  ])("%s", async (_what, type, promised, expected) => {
    expect((await book(type, promised)).expected).toEqual(expected);
  });
});
