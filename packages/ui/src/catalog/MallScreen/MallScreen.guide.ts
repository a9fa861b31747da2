import type { Guide } from "../../fixtures/guide.ts";

/** How MallScreen is used. */
export const guide = {
  notFor: "Not for one shop of a mall (ShopScreen).",
  anatomy: [
    "The way back",
    "The mall's header",
    "Its shops in a row",
    "A search in this mall",
    "Its products with filters",
  ],
  keyboard: "From the header to the shops, the search, the filters and the products.",
  screenReader:
    "The mall's name as the page's heading; the shelves below it as headings of the second level.",
  content: "The search says in which mall it looks.",
  practices: ["States/TheFirstScreenDoesNotWait", "States/EmptyLeadsOn"],
} satisfies Guide;
