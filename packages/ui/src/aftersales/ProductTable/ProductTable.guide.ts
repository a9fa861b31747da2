import type { Guide } from "../../fixtures/guide.ts";

/** How ProductTable is used. */
export const guide = {
  notFor: "Not in a cart, where lines change (CartLineRow).",
  anatomy: [
    "Number, product, unit price, quantity, cost",
    "Where it is narrow: a card for each product with the columns' names",
  ],
  keyboard: "One stop a product.",
  screenReader: "A table by its name with column headings.",
  content: "The variant stands below the name, in small letters.",
  practices: ["Names/Whole", "Money/ToTheLastDong"],
} satisfies Guide;
