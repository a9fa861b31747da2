import type { Guide } from "../../fixtures/guide.ts";

/** How Facets is used. */
export const guide = {
  notFor: "Not on a phone, where they stand in the FacetsSheet. Not for the order of the list (SortSelect).",
  anatomy: [
    "A group for each facet",
    "Choices with the number of products that would be left",
    'The rest behind "more"',
    "Two boxes for a price range",
  ],
  keyboard:
    'Tab goes from choice to choice, Enter turns one on or off; "more" opens with Enter and Space. Enter in a price box sends the range.',
  screenReader: 'A navigation region, groups by their titles, "current" at what is chosen, then the count.',
  content: 'Names as the catalog has them; a range says "Dưới 100.000 đ" where it is open at one end.',
  practices: ["Lists/WhatNarrowsIsNamed", "States/NothingIsCounted"],
} satisfies Guide;
