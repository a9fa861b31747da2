import { describe, expect, it } from "vitest";
import { bigCart, cart, dealEndedLine, notEnoughLine, soldOutLine } from "../fixtures/cart/cart.ts";
import { canBeBought, chosenLines, linesOf, projectedCart, tick, untick } from "./selection.ts";

describe("selecting cart lines", () => {
  it("refuses line 21 and keeps the first 20", () => {
    const twenty = new Set(
      linesOf(bigCart)
        .slice(0, 20)
        .map(({ id }) => id),
    );
    const next = linesOf(bigCart)[20];
    const { selected, refused } = tick(twenty, twenty, [next?.id ?? 0], 20);
    expect(selected).toEqual(twenty);
    expect(refused).toEqual([next?.id]);
  });

  it("fills up to the limit in order when all are selected", () => {
    const all = linesOf(bigCart).map(({ id }) => id);
    const { selected, refused } = tick(new Set(), new Set(), all, 20);
    expect([...selected]).toEqual(all.slice(0, 20));
    expect(refused).toEqual(all.slice(20));
  });

  it("does not count a selected line that sold out meanwhile", () => {
    const { selected, refused } = tick(new Set([soldOutLine.id]), new Set(), [1, 2], 2);
    expect(refused).toEqual([]);
    expect(selected).toEqual(new Set([soldOutLine.id, 1, 2]));
  });

  it("deselects only the given lines", () => {
    expect(untick(new Set([1, 2, 3]), [2, 9])).toEqual(new Set([1, 3]));
  });
});

describe("lines that can be bought", () => {
  it("exclude sold-out lines and those above the stock, but not those with a changed price", () => {
    expect(canBeBought(soldOutLine)).toBe(false);
    expect(canBeBought(notEnoughLine)).toBe(false);
    expect(canBeBought(dealEndedLine)).toBe(true);
    const all = new Set(linesOf(cart).map(({ id }) => id));
    expect(chosenLines(linesOf(cart), all)).not.toContain(soldOutLine);
  });

  it("include a line once its pending quantity is within the stock", () => {
    const projected = projectedCart(cart, new Map([[notEnoughLine.id, notEnoughLine.stock]]));
    const line = linesOf(projected).find(({ id }) => id === notEnoughLine.id);
    expect(line).toMatchObject({ quantity: notEnoughLine.stock, problem: null });
  });
});
