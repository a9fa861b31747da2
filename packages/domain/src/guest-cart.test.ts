import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeEntryVariant, removeEntries, restoreEntries, type CartEntry } from "./guest-cart.ts";

const entry = (variant_id: number, quantity = 1): CartEntry => ({
  product_id: variant_id,
  variant_id,
  quantity,
});
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
    const full = Array.from({ length: 100 }, (_, index) => entry(100 + index));
    expect(restoreEntries(full, removed)).toEqual(full);
  });

  it("gives back any cart as it was", () => {
    const cart = fc.uniqueArray(
      fc
        .tuple(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 999 }))
        .map(([id, quantity]) => entry(id, quantity)),
      { selector: ({ variant_id }) => variant_id, maxLength: 100 },
    );
    fc.assert(
      fc.property(cart, fc.array(fc.integer({ min: 1, max: 150 })), (before, out) => {
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
