import type { Guide } from "../../fixtures/guide.ts";

/** How ListSearch is used. */
export const guide = {
  notFor: "Not for the whole shop (SearchBox).",
  anatomy: [
    "The box with its button",
    "What is searched for",
    "A better spelling and words that no product has",
    '"Clear"',
  ],
  keyboard: 'Enter searches; then the suggestion and "clear" are links.',
  screenReader: 'A search region that says what is searched: "Tìm trong Lụa Việt".',
  content: "The keyword is shown as it was typed.",
  practices: ["Lists/SayWhatWasSearched"],
} satisfies Guide;
