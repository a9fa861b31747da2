import type { Guide } from "../../fixtures/guide.ts";

/** How CouponHallScreen is used. */
export const guide = {
  notFor: "Not for the coupons one has (VoucherScreen).",
  anatomy: ["The search", "Kinds", "Categories and malls", "The coupons", "More"],
  keyboard: "From the search to tabs and chips, then through the coupons.",
  screenReader: "Which kind, category and mall are on; how far one is, as a status.",
  content: "Nothing found leads to all of them.",
  practices: ["Money/CouponWithItsCondition", "Lists/WhatNarrowsIsNamed"],
} satisfies Guide;
