import type { Guide } from "../../fixtures/guide.ts";

/** How Price is used. */
export const guide = {
  notFor: "Not for a sum of several lines, which is a PriceLine, and not for what a coupon takes off.",
  anatomy: [
    "What is paid",
    "What it was before, struck through, only where that was more",
    "By how much less, in percent",
  ],
  keyboard: "Takes no focus.",
  screenReader:
    '"Giá 798.000 đ", then "Giá gốc 1.050.000 đ": the words before each amount are heard and not seen.',
  content: 'Dong with dots and "đ" in both languages; nothing is rounded.',
  do: [{ story: "Matrix", says: "The price before is struck through only where it was higher." }],
  practices: ["Money/ToTheLastDong", "Money/StruckThroughWasHigher"],
} satisfies Guide;
