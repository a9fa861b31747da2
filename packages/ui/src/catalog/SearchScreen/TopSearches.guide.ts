import type { Guide } from "../../fixtures/guide.ts";

/** How TopSearches is used. */
export const guide = {
  notFor: "Not for the customer's own searches, which the SearchBox offers.",
  anatomy: ["A heading", "A chip for each search"],
  keyboard: "Tab goes from chip to chip.",
  screenReader: "A heading and a list of links.",
  content: "Searches as people type them, in lower case.",
  practices: ["Names/SentenceCase"],
} satisfies Guide;
