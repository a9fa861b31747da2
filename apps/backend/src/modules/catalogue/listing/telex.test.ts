import { describe, expect, it } from "vitest";
import { decodeTelex } from "./telex.ts";

describe("keys of Telex that were not put together", () => {
  it.each([
    ["ddieenj", "điện"],
    ["thoaij", "thoại"],
    ["giayf", "giày"],
    ["nuowcs", "nước"],
    ["maws", "mắ"],
    ["tieengs", "tiếng"],
    ["quanf", "quàn"],
    ["hoaf", "hòa"],
    ["ddoof", "đồ"],
  ])("%s says %s", (typed, meant) => {
    expect(decodeTelex(typed)).toBe(meant);
  });

  it.each(["ao", "điện", "linen", "son", "x", "sss", "123"])("%s says nothing else", (typed) => {
    expect(decodeTelex(typed)).toBeNull();
  });
});
