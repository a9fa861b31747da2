import type { Guide } from "../../fixtures/guide.ts";

/** How SearchNotes is used. */
export const guide = {
  notFor: "Not for nothing found, which the screens say.",
  anatomy: ["What may have been meant, as a link", "Words that no product has"],
  keyboard: "One stop: the suggestion.",
  screenReader: "Sentences in the page, after its heading.",
  content: "What is suggested is asked, not said: it ends with a question mark.",
  practices: ["Lists/SayWhatWasSearched"],
} satisfies Guide;
