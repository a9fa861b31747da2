import type { Guide } from "../../fixtures/guide.ts";

/** How LoadMore is used. */
export const guide = {
  notFor:
    "Not where each page needs an address that is shared: that is Pagination, which stands beside it without JavaScript.",
  anatomy: [
    "How far one is",
    "The button for more, while there is more",
    "In their place, when more did not come: why, and try again",
  ],
  keyboard: "Enter and Space load more; the focus stays on the button and Tab goes on into what came.",
  screenReader: "How far one is, as a status, each time it changes; a failure as an alert.",
  content: '"Đã xem 24 trên 180 sản phẩm": both numbers, and what is counted.',
  practices: ["Lists/MoreSaysHowMuch"],
} satisfies Guide;
