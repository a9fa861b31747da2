import type { Guide } from "../../fixtures/guide.ts";

/** How MoreProducts is used. */
export const guide = {
  notFor: "Not for other lists: orders and tickets use LoadMore directly.",
  anatomy: ["How far one is", "More", "Without JavaScript: the pages as links"],
  keyboard: "Enter loads more; the focus stays on the button.",
  screenReader: "How far one is as a status; that more did not come, as an alert.",
  content: '"Đã xem 48 trên 128 sản phẩm".',
  practices: ["Lists/MoreSaysHowMuch"],
} satisfies Guide;
