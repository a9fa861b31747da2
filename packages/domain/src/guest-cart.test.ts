import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changeEntryVariant,
  mergeGuestCart,
  removeEntries,
  restoreEntries,
  type CartEntry,
} from "./guest-cart.ts";

const entry = (variant_id: number, quantity = 1): CartEntry => ({
  product_id: variant_id,
  variant_id,
  quantity,
});
/** A cart of up to `maxLength` lines. */
const cartOf = (maxLength: number) =>
  fc.uniqueArray(
    fc
      .tuple(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 999 }))
      .map(([id, quantity]) => entry(id, quantity)),
    { selector: ({ variant_id }) => variant_id, maxLength },
  );
const many = (count: number, firstId: number) =>
  Array.from({ length: count }, (_, at) => entry(firstId + at));
const four = [entry(1, 2), entry(2), entry(3, 4), entry(4)];

describe("removing lines from a guest's cart and restoring them", () => {
  it("leaves the other lines alone and restores the old order", () => {
    const { entries, removed } = removeEntries(four, [1, 3, 9]);
    expect(entries).toEqual([entry(2), entry(4)]);
    expect(restoreEntries(entries, removed)).toEqual(four);
  });

  it("restores a line once, however often it is repeated", () => {
    const { entries, removed } = removeEntries(four, [3]);
    const once = restoreEntries(entries, removed);
    expect(restoreEntries(once, removed)).toEqual(four);
    expect(restoreEntries(four, removed)).toEqual(four);
  });

  it("keeps the line as another tab added it meanwhile", () => {
    const { entries, removed } = removeEntries(four, [1, 3]);
    const meanwhile = [...entries, entry(3, 7)];
    expect(restoreEntries(meanwhile, removed)).toEqual([entry(1, 2), entry(2), entry(4), entry(3, 7)]);
  });

  it("appends to a cart that became shorter, and adds nothing to a full one", () => {
    const { removed } = removeEntries(four, [4]);
    expect(restoreEntries([], removed)).toEqual([entry(4)]);
    const full = many(100, 100);
    expect(restoreEntries(full, removed)).toEqual(full);
  });

  it("gives back any cart as it was", () => {
    fc.assert(
      fc.property(cartOf(100), fc.array(fc.integer({ min: 1, max: 150 })), (before, out) => {
        const { entries, removed } = removeEntries(before, out);
        expect(restoreEntries(entries, removed)).toEqual(before);
      }),
    );
  });
});

describe("changing the variant of a line in a guest's cart", () => {
  it.each([
    [
      "keeps place and quantity",
      { from: 2, to: 9, stock: 20 },
      [entry(1, 2), { ...entry(2), variant_id: 9 }],
    ],
    [
      "takes as many as there are",
      { from: 1, to: 9, stock: 1 },
      [{ ...entry(1, 1), variant_id: 9 }, entry(2)],
    ],
    [
      "is joined by the line that holds it",
      { from: 1, to: 2, stock: 20 },
      [{ ...entry(1, 3), variant_id: 2 }],
    ],
    ["may be the same", { from: 1, to: 1, stock: 20 }, [entry(1, 2), entry(2)]],
    ["changes nothing where the line has gone", { from: 8, to: 2, stock: 20 }, [entry(1, 2), entry(2)]],
  ])("%s", (_, change, changed) => {
    expect(changeEntryVariant([entry(1, 2), entry(2)], change)).toEqual(changed);
  });
});

describe("merging a guest's cart into the customer's", () => {
  it("adds up quantities of the same variant and appends the other lines", () => {
    const joined = mergeGuestCart([entry(1, 2), entry(2)], [entry(3, 4), entry(1, 5)]);
    expect(joined).toEqual({ entries: [entry(1, 7), entry(2), entry(3, 4)], left: [] });
  });

  it("returns lines that do not fit, and still adds to lines already in the cart", () => {
    const joined = mergeGuestCart(many(99, 1), [entry(200), entry(201), entry(5, 3)]);
    expect(joined.entries).toHaveLength(100);
    expect(joined.left).toEqual([entry(201)]);
    expect(joined.entries[4]).toEqual(entry(5, 4));
  });

  it("keeps every line within the limits and loses none", () => {
    fc.assert(
      fc.property(cartOf(100), cartOf(120), (customer, guest) => {
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
