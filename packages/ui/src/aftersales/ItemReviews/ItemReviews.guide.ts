import type { Guide } from "../../fixtures/guide.ts";

/** How ItemReviews is used. */
export const guide = {
  notFor: "Not for reading reviews (Reviews).",
  anatomy: ["Each item: picture, name, its stars", "Write, change or read"],
  keyboard: "One stop an item.",
  screenReader: "The link says what it does and of which product.",
  content: '"Viết đánh giá", "Sửa đánh giá", "Xem đánh giá" by what is possible now.',
  practices: ["Names/Whole", "Steps/LinksSayWhere"],
} satisfies Guide;
