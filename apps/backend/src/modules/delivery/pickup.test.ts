import { expect, it } from "vitest";
import { pickupOf } from "./pickup.ts";

const stored = {
  mall_id: 8,
  mall_name: "Sen Plaza Quận 1",
  floor_vi: "Tầng 1",
  floor_en: "Level 1",
  full_address: "1 Lê Lợi",
  opening_hours: "09:30–22:00",
  hotline: "19001042",
};

it.each([
  ["at night", "2026-11-20T18:37:00.000Z", "2026-11-21T02:30:00.000Z"],
  ["by day", "2026-11-21T05:00:00.000Z", "2026-11-21T05:00:00.000Z"],
])("goods that are ready %s can be picked up from the mall's opening", (_when, ready, told) => {
  expect(pickupOf(stored, ready, "vi").ready_at).toBe(told);
  expect(pickupOf({ ...stored, opening_hours: "cả ngày" }, ready, "vi").ready_at).toBe(ready);
  expect(pickupOf(stored, null, "vi").ready_at).toBeNull();
});
