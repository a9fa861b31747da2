import type { Guide } from "../../fixtures/guide.ts";

/** How Description is used. */
export const guide = {
  notFor: "Not for running text with headings and pictures (ArticleBody).",
  anatomy: ["The heading", "Paragraphs, folded where they are long", "More and less"],
  keyboard: 'One stop: "more", where it is folded.',
  screenReader: "All of it, also while it is folded; the button says whether it is open.",
  content: "The shop's own text, unchanged; no text says that there is none yet.",
  practices: ["Names/ParagraphsStay"],
} satisfies Guide;
