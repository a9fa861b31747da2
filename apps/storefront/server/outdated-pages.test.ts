import { expect, it } from "vitest";
import { createOutdatedPages } from "./outdated-pages.ts";

const page = (madeAt: number, ...productIds: number[]) => ({ madeAt, productIds });

it("tells which pages show a product that has changed since they were made", () => {
  const outdated = createOutdatedPages();
  outdated.note({ product_ids: [1, 2], everything: false }, 100);
  expect([page(99, 2, 3), page(100, 1), page(101, 1), page(99, 3)].map(outdated.has)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("counts every page as out of date when anything may have changed", () => {
  const outdated = createOutdatedPages();
  outdated.note({ product_ids: [], everything: true }, 100);
  expect([page(100), page(101)].map(outdated.has)).toEqual([true, false]);
});

it("remembers a bounded number of products: of more, every page is out of date", () => {
  const outdated = createOutdatedPages();
  outdated.note({ product_ids: Array.from({ length: 50_001 }, (_, id) => id), everything: false }, 100);
  expect([page(100, 60_000), page(101, 7)].map(outdated.has)).toEqual([true, false]);
});
