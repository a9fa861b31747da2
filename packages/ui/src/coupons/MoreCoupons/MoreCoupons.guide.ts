import type { Guide } from "../../fixtures/guide.ts";

/** How MoreCoupons is used. */
export const guide = {
  notFor: "Not for lists of anything else (LoadMore).",
  anatomy: ["How far one is", "A button for the next ones, while there are any"],
  keyboard: "The button keeps the focus while more is fetched.",
  screenReader: "How many of how many, as it changes; that more could not be loaded.",
  content: '"Đã xem 20 trên 37 mã". After a failure the same press tries again.',
} satisfies Guide;
