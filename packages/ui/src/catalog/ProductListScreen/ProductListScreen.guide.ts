import type { Guide } from "../../fixtures/guide.ts";

/** How ProductListScreen is used. */
export const guide = {
  notFor: "Not for what was searched for (SearchScreen), nor for one shop or mall.",
  anatomy: ["The way back", "The title", "Subcategories as chips", "The Listing"],
  keyboard: "From the chips to the filters and the products.",
  screenReader: "The category's name as the page's heading.",
  content: 'The title is the category\'s name; without a category "Tất cả sản phẩm".',
  practices: ["Lists/MoreSaysHowMuch", "Lists/WhatNarrowsIsNamed"],
} satisfies Guide;
