import type { Guide } from "../../fixtures/guide.ts";

/** How OrderSearch is used. */
export const guide = {
  notFor: "Not for products (SearchBox).",
  anatomy: ["The box with its button", '"Clear", while something is searched for'],
  keyboard: 'Enter searches; "clear" is a link.',
  screenReader: "A search region by its label.",
  content: "The placeholder names what can be searched: code, product or shop.",
  practices: ["Lists/SayWhatWasSearched", "Names/CodesInFull"],
} satisfies Guide;
