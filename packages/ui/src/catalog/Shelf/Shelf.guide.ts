import type { Guide } from "../../fixtures/guide.ts";

/** How Shelf is used. */
export const guide = {
  notFor: "Not for a part that stands alone on its page: that has the page's heading.",
  anatomy: [
    "The title",
    "A line below it",
    "An aside such as a countdown",
    "The way to all of it",
    "The content",
  ],
  keyboard: '"All" comes before the content.',
  screenReader: 'A heading of the second level; the link says of what it is all: "Xem tất cả: Mã giảm giá".',
  content: "The title is a noun of a few words.",
  practices: ["Steps/LinksSayWhere", "Names/SentenceCase"],
} satisfies Guide;
