import type { Guide } from "../../fixtures/guide.ts";

/** How SkipLink is used. */
export const guide = {
  notFor: "Not for other jumps within a page.",
  anatomy: ["A link that is seen only while it has the focus"],
  keyboard: "The first stop of the page; Enter goes to what the page is about.",
  screenReader: "A link that says where it leads.",
  content: '"Đến nội dung chính".',
  practices: ["Heard/StraightToTheContent"],
} satisfies Guide;
