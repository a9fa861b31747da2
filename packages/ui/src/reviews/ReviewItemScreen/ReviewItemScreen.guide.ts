import type { Guide } from "../../fixtures/guide.ts";

/** How ReviewItemScreen is used. */
export const guide = {
  notFor: "Not for reading what others wrote (Reviews, ReviewScreen).",
  anatomy: [
    "What was bought",
    "That it is hidden, where it is",
    "The form: stars, text, files",
    "Or why there is none to write",
  ],
  keyboard: "As a form; the stars by arrow keys, the first wrong part gets the focus.",
  screenReader: "The page's heading, the product; errors at their fields, a refusal as an alert.",
  content: "That a review is public, and until when it can be changed, stands above the button.",
  practices: ["Forms/ReviewWithoutALead", "States/TypedStaysTyped"],
} satisfies Guide;
