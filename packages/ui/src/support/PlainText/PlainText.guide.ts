import type { Guide } from "../../fixtures/guide.ts";

/** How PlainText is used. */
export const guide = {
  notFor: "Not for an article, which has pictures and headings (ArticleBody).",
  anatomy: ["Paragraphs", "Lists, of lines that begin with a dash"],
  keyboard: "Takes no focus: nothing in it is a link.",
  screenReader: "Paragraphs and lists as such.",
  content: "Whatever else stands in the text stays text.",
  practices: ["Names/ParagraphsStay"],
} satisfies Guide;
