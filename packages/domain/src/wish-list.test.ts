import type { Wish } from "@sen/api";
import { describe, expect, it } from "vitest";
import { WISH_LIST_LIMIT, withWish } from "./wish-list.ts";

const wish = (product_id: number, variant_id: number | null = null): Wish => ({
  product_id,
  variant_id,
  added_at: "2026-11-24T10:00:00.000Z",
  price_added: 99_000,
});

describe("a wish list", () => {
  it("puts the newest wish first", () => {
    expect(withWish([wish(1)], wish(2))).toEqual([wish(2), wish(1)]);
  });

  it("has each product once, in its place, and remembers the wanted variant", () => {
    const list = [wish(2), wish(1)];
    expect(withWish(list, wish(1))).toEqual(list);
    expect(withWish(list, wish(1, 11))).toEqual([wish(2), wish(1, 11)]);
    expect(withWish([wish(1, 11)], wish(1))).toEqual([wish(1, 11)]);
  });

  it("refuses new products at its limit", () => {
    const full = Array.from({ length: WISH_LIST_LIMIT }, (_, id) => wish(id));
    expect(withWish(full, wish(900))).toBe(full);
    expect(withWish(full, wish(3, 31))).toHaveLength(WISH_LIST_LIMIT);
  });
});
