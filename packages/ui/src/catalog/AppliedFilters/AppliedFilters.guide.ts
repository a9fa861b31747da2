import type { Guide } from "../../fixtures/guide.ts";

/** How AppliedFilters is used. */
export const guide = {
  notFor:
    "Not for choosing filters, which is Facets. Sorting and the keyword are not filters and do not stand here.",
  anatomy: ["A chip for each filter, with a cross", "The way to take all of them off"],
  keyboard: "Tab goes from chip to chip; Enter takes one off. The page stays where it was scrolled to.",
  screenReader: "A list by its label; each link says that it removes the filter and which.",
  content:
    "A filter is called as in the facets; one whose name the answer no longer has is called by its kind.",
  practices: ["Lists/WhatNarrowsIsNamed"],
} satisfies Guide;
