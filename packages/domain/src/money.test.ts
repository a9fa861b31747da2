import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountPercent, percentOf, splitInProportion, struckThroughPrice } from "./money.ts";

const dong = fc.integer({ min: 0, max: 99_999_999_999 });

describe("the struck-through price", () => {
  it.each([
    [200_000, 150_000, 200_000],
    [150_000, 150_000, null],
    [100_000, 150_000, null],
    [null, 150_000, null],
    [undefined, 150_000, null],
  ])("of original %s and discounted %s is %s", (original, discounted, expected) => {
    expect(struckThroughPrice(original, discounted)).toBe(expected);
  });
});

describe("the discount in percent", () => {
  it.each([
    [100_000, 75_000, 25],
    [100_000, 66_667, 33],
    [100_000, 99_999, 0],
    [100_000, 100_000, 0],
    [100_000, 120_000, 0],
    [0, 0, 0],
    [100_000, 0, 100],
  ])("from %s to %s is %s%%", (original, discounted, percent) => {
    expect(discountPercent(original, discounted)).toBe(percent);
  });

  it("never exceeds the real discount", () => {
    fc.assert(
      fc.property(dong, dong, (original, discounted) => {
        const percent = discountPercent(original, discounted);
        expect(original - percentOf(original, percent)).toBeGreaterThanOrEqual(
          Math.min(original, discounted),
        );
      }),
    );
  });
});

describe("splitting in proportion", () => {
  it.each([
    [100, [1, 1, 1].map((one) => one * 100), [34, 33, 33]],
    [10, [30, 10], [8, 2]],
    [50, [0, 20, 20], [0, 20, 20]],
    [0, [5, 5], [0, 0]],
    [5, [0, 0], [0, 0]],
    [5, [], []],
  ])("splits %s over weights %j as %j", (amount, weights, expected) => {
    expect(splitInProportion(amount, weights)).toEqual(expected);
  });

  it("adds up to the dong and gives no part more than its weight", () => {
    fc.assert(
      fc.property(dong, fc.array(dong, { maxLength: 20 }), (amount, weights) => {
        const parts = splitInProportion(amount, weights);
        const sum = (list: number[]) => list.reduce((total, part) => total + part, 0);
        expect(sum(parts)).toBe(Math.min(amount, sum(weights)));
        parts.forEach((part, index) => {
          expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(part)).toBe(true);
        });
      }),
    );
  });
});
