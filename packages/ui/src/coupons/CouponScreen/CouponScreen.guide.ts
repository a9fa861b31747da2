import type { Guide } from "../../fixtures/guide.ts";

/** How CouponScreen is used. */
export const guide = {
  notFor: "Not in a list (CouponChip).",
  anatomy: [
    'What it gives, and its code with "copy"',
    "Why it cannot be used",
    "From what, up to what, where, when, how many",
    "The conditions",
    "Save, and use",
  ],
  keyboard: 'Tab goes to "copy", to shop or mall, to the two steps.',
  screenReader: "That it was copied, as a status; pairs of term and value.",
  content: "The window to the minute; what is over says why and leads to others.",
  practices: ["Money/CouponWithItsCondition", "Steps/OneMainStep"],
} satisfies Guide;
