import type { Guide } from "../../fixtures/guide.ts";

/** How ProductGrid is used. */
export const guide = {
  notFor: "Not for fewer products than one row: those stand in a Carousel on a Shelf.",
  anatomy: ["ProductCards in as many columns as fit"],
  keyboard: "One stop a card, row by row.",
  screenReader: 'A list with the number of its products; "busy" while newer ones are loaded.',
  content: "`priority` only where the grid begins the page: one picture is then fetched first.",
  practices: ["Names/Whole", "States/LoadingHasTheShape"],
} satisfies Guide;
