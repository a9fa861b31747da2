import type { Guide } from "../../fixtures/guide.ts";

/** How CouponChip is used. */
export const guide = {
  notFor: "Not for a coupon that is chosen already in a cart: CouponPicker shows what it takes off there.",
  anatomy: [
    "A stub with where it holds",
    "What it takes off",
    "Its code",
    "From what, up to what",
    "From or until when",
    "How many are left",
    "Save, or why that cannot be",
  ],
  keyboard: "Tab goes to its page, where it has one, then to its button.",
  screenReader:
    "What it takes off, the code, the conditions and the time as text; the button names the code. The bar of what is left is silent, since the number stands beside it.",
  content: '"Giảm 10% · tối đa 50.000 đ": value first, then the conditions. The code is never translated.',
  practices: ["Money/CouponWithItsCondition"],
} satisfies Guide;
