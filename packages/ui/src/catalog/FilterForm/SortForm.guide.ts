import type { Guide } from "../../fixtures/guide.ts";

/** How SortForm is used. */
export const guide = {
  notFor: "Not for narrowing a list (Facets), nor for what is saved.",
  anatomy: [
    "Hidden fields with every other filter",
    "The platform's list of orders",
    "Without JavaScript: a button",
  ],
  keyboard: "As a Select; choosing goes there at once.",
  screenReader: "Its label, which is not seen, and the order that is on.",
  content: "Each order says what comes first.",
  practices: ["Forms/LabelsStay"],
} satisfies Guide;
