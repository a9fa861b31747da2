import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { median, percentile } from "../../bench/statistics.ts";

describe("median and percentile", () => {
  it("are values that were measured, whatever their order", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(3);
    expect(percentile([10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 95)).toBe(100);
    expect(percentile([10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 0)).toBe(10);
  });

  it("have at least their share of the values at or below them", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { minLength: 1 }),
        fc.integer({ min: 0, max: 100 }),
        (values, share) => {
          const found = percentile(values, share);
          expect(values).toContain(found);
          const below = values.filter((value) => value <= found).length;
          expect(below / values.length).toBeGreaterThanOrEqual(share / 100);
        },
      ),
    );
  });

  it("refuse to tell of nothing", () => {
    expect(() => median([])).toThrow("Nothing was measured");
  });
});
