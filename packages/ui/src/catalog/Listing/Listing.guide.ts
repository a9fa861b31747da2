import type { Guide } from "../../fixtures/guide.ts";

/** How Listing is used. */
export const guide = {
  notFor: "Not for a row of products on another page, which is a ProductGrid or a Carousel on a Shelf.",
  anatomy: ["Facets", "Toolbar", "Applied filters", "What of the address was put right", "The grid", "More"],
  keyboard:
    'Tab goes through the facets, then the toolbar, the filters that are on, the products and "more".',
  screenReader:
    "How many there are now, after each filter, as a status. A page beyond the last says so and leads to the first.",
  content: "Nothing found says which filter is in the way by offering to clear them.",
  practices: ["States/FailedIsNotEmpty", "Lists/MoreSaysHowMuch"],
} satisfies Guide;
