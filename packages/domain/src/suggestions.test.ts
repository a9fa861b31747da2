import type { ProductCard } from "@sen/api";
import { describe, expect, it } from "vitest";
import { SUGGESTION_LIMIT, suggestProducts } from "./suggestions.ts";

const cards = (...ids: number[]) => ids.map((id) => ({ id }) as ProductCard);
const ids = (products: readonly ProductCard[]) => products.map(({ id }) => id);

describe("suggested products", () => {
  it("alternate between the related products of each viewed product, then follow the mix", () => {
    const suggested = suggestProducts([cards(1, 2, 3), cards(11, 12)], cards(21, 22), new Set());
    expect(ids(suggested)).toEqual([1, 11, 2, 12, 3, 21, 22]);
  });

  it("are the mix when no product was viewed", () => {
    expect(ids(suggestProducts([], cards(21, 22), new Set()))).toEqual([21, 22]);
  });

  it("contain each product once, without those viewed or already shown", () => {
    const suggested = suggestProducts([cards(1, 2), cards(2, 1, 3)], cards(3, 4, 5), new Set([1, 5]));
    expect(ids(suggested)).toEqual([2, 3, 4]);
  });

  it("are limited in number", () => {
    const many = cards(...Array.from({ length: 40 }, (_, index) => index + 1));
    expect(suggestProducts([], many, new Set())).toHaveLength(SUGGESTION_LIMIT);
  });
});
