import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitsInCart } from "./limits.ts";
import { nearestQuantity, refuseQuantity } from "./quantity.ts";

it("allows 100 products in a cart", () => {
  expect(fitsInCart(99)).toBe(true);
  expect(fitsInCart(100)).toBe(false);
});

describe("a quantity", () => {
  it.each([
    [1, 1, null],
    [3, 2, "NOT_ENOUGH_STOCK"],
    [1, 0, "OUT_OF_STOCK"],
    [0, 5, "QUANTITY_INVALID"],
    [-1, 5, "QUANTITY_INVALID"],
    [1.5, 5, "QUANTITY_INVALID"],
    [Number.NaN, 5, "QUANTITY_INVALID"],
    [1000, 5000, "QUANTITY_TOO_HIGH"],
    [999, 5000, null],
  ])("of %s with a stock of %s: %s", (quantity, stock, refusal) => {
    expect(refuseQuantity(quantity, stock)).toBe(refusal);
  });

  it("moved to the nearest valid one is accepted, unless the stock is 0", () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 0, max: 5000 }), (quantity, stock) => {
        const near = nearestQuantity(quantity, stock);
        expect(refuseQuantity(near, stock)).toBe(stock === 0 ? "QUANTITY_INVALID" : null);
      }),
    );
  });
});
