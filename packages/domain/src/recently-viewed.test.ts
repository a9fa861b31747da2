import type { ViewedProduct } from "@sen/api";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeViewed, priceDrop, RECENTLY_VIEWED_LIMIT } from "./recently-viewed.ts";

const entry = (product_id: number, minute: number, price_seen = 1000): ViewedProduct => ({
  product_id,
  viewed_at: new Date(minute * 60_000).toISOString(),
  price_seen,
});

describe("recently viewed products", () => {
  it("are merged by their latest view, newest first", () => {
    expect(mergeViewed([entry(1, 5), entry(2, 3)], [entry(2, 9, 900), entry(1, 1), entry(3, 4)])).toEqual([
      entry(2, 9, 900),
      entry(1, 5),
      entry(3, 4),
    ]);
  });

  it("are unique and limited after a merge, and do not change when merged again", () => {
    const entries = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 60 }), fc.nat(9999)).map(([id, minute]) => entry(id, minute)),
    );
    fc.assert(
      fc.property(entries, entries, (one, other) => {
        const merged = mergeViewed(one, other);
        expect(merged.length).toBeLessThanOrEqual(RECENTLY_VIEWED_LIMIT);
        expect(new Set(merged.map(({ product_id }) => product_id)).size).toBe(merged.length);
        expect(mergeViewed(merged, merged)).toEqual(merged);
      }),
    );
  });

  it.each([
    [1000, 800, 200],
    [1000, 1000, null],
    [1000, 1200, null],
    [null, 800, null],
    [undefined, 800, null],
  ])("seen at %s and sold at %i now are cheaper by %s", (seen, now, drop) => {
    expect(priceDrop(seen, now)).toBe(drop);
  });
});
