import type { Guide } from "../../fixtures/guide.ts";

/** How MoreCoupons is used. */
export const guide = {
  notFor: "Not for other lists, which use LoadMore.",
  anatomy: ["How far one is", "More, or try again"],
  keyboard: "As a LoadMore.",
  screenReader: "How far one is, as a status; that the next page did not come stands in its place.",
  content: '"Đã xem 20 trên 64 mã".',
  practices: ["Steps/LinksSayWhere", "Money/CouponWithItsCondition"],
} satisfies Guide;
