import type { Guide } from "../../fixtures/guide.ts";

/** How Pagination is used. */
export const guide = {
  notFor: "Not for a list that goes on in place: that is LoadMore. A single page shows nothing.",
  anatomy: ["Previous", "The ends, this page and its neighbors, with gaps", "Next"],
  keyboard: "Tab goes from page to page; Enter opens one.",
  screenReader:
    'A navigation region by its label, "Trang 3" for each number, "current page" at the one that is on.',
  content: "The labels say which page, since a number alone says little when it is heard.",
  practices: ["Lists/MoreSaysHowMuch"],
} satisfies Guide;
