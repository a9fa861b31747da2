import type { Guide } from "../../fixtures/guide.ts";

/** How DealCard is used. */
export const guide = {
  notFor: "Not for a product in a list: ProductCard says that a deal runs as well.",
  anatomy: [
    "The picture, with by how much it is cheaper than when the customer saw it last",
    "The name",
    "The deal's price and the one before",
    "How much of the deal is gone",
    "A word about it",
  ],
  keyboard: "One stop: the card's link.",
  screenReader: 'The name as a heading and link, the prices, the bar with "Đã bán 42 trên 60".',
  content: '"Vừa mở bán", "Sắp hết", "Đã hết": the word follows the bar by rule.',
  practices: ["Status/ProgressOfWhat", "Money/StruckThroughWasHigher"],
} satisfies Guide;
