import type { Guide } from "../../fixtures/guide.ts";

/** How BlogCards is used. */
export const guide = {
  notFor: "Not for the blog's own list, which has filters and pages (BlogListScreen).",
  anatomy: ["Cards of articles, beside each other as far as there is room"],
  keyboard: "Each card is one link.",
  screenReader: "A list with as many items as articles; each is read as its card.",
  content: 'The shelf around it has the heading: "Tin tức và cẩm nang" or "Bài viết liên quan".',
} satisfies Guide;
