import type { Guide } from "../../fixtures/guide.ts";

/** How CaseProducts is used. */
export const guide = {
  notFor: "Not without a sum: then it is the ProductTable alone.",
  anatomy: ["A title", "The ProductTable", "The TotalsList"],
  keyboard: "Tab goes from product to product.",
  screenReader: "A region by its title with a table and a list of sums.",
  content: '"Sản phẩm", unless only a part of an order is meant.',
  practices: ["Names/Whole"],
} satisfies Guide;
