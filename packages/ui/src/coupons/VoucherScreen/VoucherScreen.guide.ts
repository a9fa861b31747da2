import type { Guide } from "../../fixtures/guide.ts";

/** How VoucherScreen is used. */
export const guide = {
  notFor: "Not for saving new ones (CouponHallScreen).",
  anatomy: [
    "The heading with the way to all coupons",
    "Usable, used, expired",
    "The coupons, each with what it would take off now",
    "More",
  ],
  keyboard: "From the tabs to the coupons and their steps.",
  screenReader: "Which tab is on; each coupon's value and what keeps it from being used.",
  content: "What it would take off the cart is an amount, not a percentage.",
  practices: ["States/EmptyLeadsOn"],
} satisfies Guide;
