import type { Guide } from "../../fixtures/guide.ts";

/** How SortSelect is used. */
export const guide = {
  notFor: "Not for narrowing a list (Facets).",
  anatomy: ["The platform's list of orders", "Without JavaScript: a button that applies it"],
  keyboard: "As a Select; choosing goes there at once.",
  screenReader: "Its label, which is not seen, and the order that is on.",
  content: 'Orders say what comes first: "Giá thấp đến cao". Best match only with a keyword.',
  practices: ["Forms/LabelsStay"],
} satisfies Guide;
