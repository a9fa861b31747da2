import type { Guide } from "../../fixtures/guide.ts";

/** How PriceBlock is used. */
export const guide = {
  notFor: "Not in a list (Price).",
  anatomy: [
    '"From", where variants differ',
    "The price, the one before, the discount",
    "The deal with its time and what is sold",
  ],
  keyboard: "Takes no focus.",
  screenReader: 'The price in words, the deal\'s time as a timer, the bar as "Đã bán 42 trên 60".',
  content: '"Từ" stands only while more than one price is possible.',
  practices: ["Money/StruckThroughWasHigher", "Money/ToTheLastDong"],
} satisfies Guide;
