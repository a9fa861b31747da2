import type { Guide } from "../../fixtures/guide.ts";

/** How SearchNotes is used. */
export const guide = {
  notFor: "Not for a search that found nothing (SearchScreen has a page for it).",
  anatomy: ["What may have been meant, as a link", "The words that no product has"],
  keyboard: "The other keyword is a link.",
  screenReader: "Two paragraphs before the results.",
  content:
    'A question for the guess: "Có phải bạn tìm áo sơ mi?". Words that were left out stand in quotation marks, as they were typed.',
} satisfies Guide;
