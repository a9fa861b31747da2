import type { Guide } from "../../fixtures/guide.ts";

/** How CouponPicker is used. */
export const guide = {
  notFor: "Not for saving coupons (CouponStrip), nor for seeing all one has (VoucherScreen).",
  anatomy: [
    "The chosen coupons with what each takes off, or why it does not",
    "The best choice, one press away",
    "The dialog with a field for codes",
  ],
  keyboard:
    "Tab goes from coupon to its cross; the dialog's coupons are chosen with Space, one of each kind.",
  screenReader:
    "What a coupon takes off stands after its name; refusals are said by a live region with the coupon's code.",
  content: 'A refusal says what is missing: "Mua thêm 50.000 đ để dùng mã này".',
  practices: ["Money/CouponWithItsCondition"],
} satisfies Guide;
