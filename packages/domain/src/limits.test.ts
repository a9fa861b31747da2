import fc from "fast-check";
import { expect, it } from "vitest";
import { fitsInCart } from "./limits.ts";
import { nearestQuantity } from "./quantity.ts";

it("allows 100 products in a cart", () => {
  expect(fitsInCart(99)).toBe(true);
  expect(fitsInCart(100)).toBe(false);
});

it("moves a quantity to the nearest one that can be bought: a whole number, at most 999 and the stock", () => {
  expect([1.9, 1000, -1, Number.NaN].map((quantity) => nearestQuantity(quantity, 5000))).toEqual([
    1, 999, 1, 1,
  ]);
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 0, max: 5000 }), (quantity, stock) => {
      const near = nearestQuantity(quantity, stock);
      expect(Number.isInteger(near)).toBe(true);
      expect(near).toBeLessThanOrEqual(Math.min(stock, 999));
      expect(near).toBeGreaterThanOrEqual(Math.min(stock, 1));
    }),
  );
});
