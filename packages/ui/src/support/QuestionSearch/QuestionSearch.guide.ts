import type { Guide } from "../../fixtures/guide.ts";

/** How QuestionSearch is used. */
export const guide = {
  notFor: "Not for the customer's own tickets, nor for products (SearchBox).",
  anatomy: ["The box with its button"],
  keyboard: "What is typed searches at once; Enter puts it into the address.",
  screenReader: "A search region by its label; how many were found is said by the screen.",
  content: "The placeholder is an example of a question.",
  practices: ["Lists/SayWhatWasSearched"],
} satisfies Guide;
