import type { Guide } from "../../fixtures/guide.ts";

/** How ArticleBody is used. */
export const guide = {
  notFor: "Not for text that customers write, which stays text.",
  anatomy: ["Headings, paragraphs, lists, tables, quotes, pictures"],
  keyboard: "Its links, in their order.",
  screenReader: "Headings from the second level on, in their order.",
  content: "As the editors wrote it, sanitized by the server.",
  practices: ["Names/ParagraphsStay", "Lists/SkippedNothing"],
} satisfies Guide;
