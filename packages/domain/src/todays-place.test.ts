import { describe, expect, it } from "vitest";
import { todaysPlace } from "./todays-place.ts";

describe("today's place", () => {
  it.each([
    ["another ward", "Phường Sài Gòn, Thành phố Hồ Chí Minh", "Phường Sài Gòn"],
    ["another province", "Phường Bến Nghé, Thành phố Mới", "Phường Bến Nghé, Thành phố Mới"],
    ["both", "Phường Mới, Thành phố Mới", "Phường Mới, Thành phố Mới"],
    ["the same", "Phường Bến Nghé, Thành phố Hồ Chí Minh", null],
    [
      "divided",
      "Phường Bến Nghé, Thành phố Hồ Chí Minh; Phường Mới, Thành phố Hồ Chí Minh",
      "Phường Bến Nghé; Phường Mới",
    ],
    ["unknown", null, null],
  ])("%s", (_what, since2025, place) => {
    const address = "12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh";
    expect(todaysPlace(since2025, address.split(", "))).toBe(place);
  });
});
