import type { Guide } from "../../fixtures/guide.ts";

/** How PlainText is used. */
export const guide = {
  notFor:
    "Not for text that a customer has typed and that may hold links, nor for articles, which are sanitized HTML.",
  anatomy: ["Paragraphs, a line each", "Lists, of lines that begin with a hyphen"],
  keyboard: "It takes no focus.",
  screenReader: "Paragraphs and lists as such.",
  content: "Short lines. Nothing in it becomes a link, a heading or markup.",
} satisfies Guide;
