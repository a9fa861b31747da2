import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeGuestCart, type CartEntry } from "./guest-cart.ts";
import { fitsInCart } from "./limits.ts";
import { nearestQuantity, refuseQuantity } from "./quantity.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const entry = (variant_id: number, quantity = 1): CartEntry => ({
  product_id: variant_id,
  variant_id,
  quantity,
});

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

describe("merging a guest's cart into the customer's", () => {
  it("adds up quantities of the same variant and appends the other lines", () => {
    const joined = mergeGuestCart([entry(1, 2), entry(2)], [entry(3, 4), entry(1, 5)]);
    expect(joined).toEqual({ entries: [entry(1, 7), entry(2), entry(3, 4)], left: [] });
  });

  it("returns lines that do not fit, and still adds to lines already in the cart", () => {
    const joined = mergeGuestCart(
      numbers(99).map((id) => entry(id)),
      [entry(200), entry(201), entry(5, 3)],
    );
    expect(joined.entries).toHaveLength(100);
    expect(joined.left).toEqual([entry(201)]);
    expect(joined.entries[4]).toEqual(entry(5, 4));
  });

  it("keeps every line within the limits and loses none", () => {
    const cart = (max: number) =>
      fc.uniqueArray(
        fc
          .tuple(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 999 }))
          .map(([id, n]) => entry(id, n)),
        { selector: ({ variant_id }) => variant_id, maxLength: max },
      );
    fc.assert(
      fc.property(cart(100), cart(120), (customer, guest) => {
        const { entries, left } = mergeGuestCart(customer, guest);
        expect(entries.length).toBeLessThanOrEqual(100);
        for (const { quantity } of entries) expect(quantity).toBeLessThanOrEqual(999);
        const ids = (list: readonly CartEntry[]) => list.map(({ variant_id }) => variant_id);
        expect(new Set([...ids(entries), ...ids(left)])).toEqual(new Set([...ids(customer), ...ids(guest)]));
        expect(ids(entries).slice(0, customer.length)).toEqual(ids(customer));
      }),
    );
  });
});
