import type { Guide } from "../../fixtures/guide.ts";

/** How CouponStrip is used. */
export const guide = {
  notFor: "Not for all coupons there are, which is the CouponHallScreen.",
  anatomy: ["CouponChips side by side, in a Carousel"],
  keyboard: "As a Carousel; Tab goes through the coupons' links and buttons.",
  screenReader: "A list by its label, with the number of coupons.",
  content: 'The label says whose they are: "Mã của shop".',
  practices: ["Lists/MoreIsSeenAtTheEdge", "Money/CouponWithItsCondition"],
} satisfies Guide;
