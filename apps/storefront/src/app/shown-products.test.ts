import { expect, it } from "vitest";
import { shownProducts } from "./page-answers.ts";

const product = (id: number, more = {}) => ({ id, price_after_discount: 99_000, rating_count: 3, ...more });
const answer = (data: unknown) => ({ query: { key: [], path: "/" } as never, answer: { data } });

it("finds the products in lists, in shelves and on product pages, but no variants or shops", () => {
  const variant = { id: 31, price_after_discount: 99_000, stock: 2 };
  const shop = { id: 9, name: "Tiệm", rating_count: 12 };
  const answers = [
    answer({ items: [product(1, { tenant: shop }), product(2)] }),
    answer([{ title: "Bán chạy", products: [product(2), product(3)] }]),
    answer(product(4, { variants: [variant] })),
    answer(null),
  ];
  expect(shownProducts(answers)).toEqual([1, 2, 3, 4]);
});

it("finds none on a page without products", () => {
  expect(shownProducts([])).toEqual([]);
});
