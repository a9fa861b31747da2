import type { Guide } from "../../fixtures/guide.ts";

/** How BlogCards is used. */
export const guide = {
  notFor: "Not for the list of articles, which has pages and filters (BlogListScreen).",
  anatomy: ["BlogCards side by side"],
  keyboard: "One stop a card.",
  screenReader: "A list with the number of articles.",
  content: "No words of its own; the shelf around it names it.",
  practices: ["Names/Whole"],
} satisfies Guide;
