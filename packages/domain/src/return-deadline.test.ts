import { expect, it } from "vitest";
import { isReturnExpired, returnDeadline } from "./return-deadline.ts";

const delivered = new Date("2026-11-20T02:15:00.000Z");

it.each([
  ["as it is delivered", "2026-11-20T02:15:00.000Z", false],
  ["in the last millisecond of the fifteenth day", "2026-12-05T02:14:59.999Z", false],
  ["fifteen days later", "2026-12-05T02:15:00.000Z", true],
])("a return %s (%s) is late: %s", (_when, now, isLate) => {
  expect(isReturnExpired(delivered, new Date(now))).toBe(isLate);
});

it("a return is never late before delivery, and is due 15 days after it", () => {
  expect(isReturnExpired(null, new Date("2099-01-01T00:00:00.000Z"))).toBe(false);
  expect(returnDeadline(delivered).toISOString()).toBe("2026-12-05T02:15:00.000Z");
});
