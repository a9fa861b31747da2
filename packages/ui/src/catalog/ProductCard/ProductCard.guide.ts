import type { Guide } from "../../fixtures/guide.ts";

/** How ProductCard is used. */
export const guide = {
  notFor: "Not in a cart or an order, whose lines have a quantity (CartLineRow, OrderLine).",
  anatomy: [
    'The picture, with "sold out" or "deal" on it',
    "The name",
    "The price, the one before, the discount",
    "Stars, sold, free delivery",
    "The shop and its mall",
  ],
  keyboard: "One stop: the whole card is its link, and its ring is drawn around the card.",
  screenReader:
    "The name as a heading and link, then the price in words, the rating, and where it comes from. The picture is silent, since the name says it.",
  content: 'The name on two lines at most, with an ellipsis. Counts are short: "Đã bán 1,2k".',
  practices: ["Names/Whole", "States/SoldOutStaysInPlace", "Money/StruckThroughWasHigher"],
} satisfies Guide;
