import type { Guide } from "../../fixtures/guide.ts";

/** How ShopScreen is used. */
export const guide = {
  notFor: "Not for a mall (MallScreen).",
  anatomy: [
    "The way back",
    "The shop's header",
    "Its coupons",
    "A search in this shop",
    "Its products with filters",
  ],
  keyboard: "From the header to the coupons, the search, the filters and the products.",
  screenReader: "The shop's name as the page's heading; shelves below it as headings of the second level.",
  content: "Product cards do not repeat the shop's name.",
  practices: ["States/EmptyLeadsOn", "Lists/SayWhatWasSearched"],
} satisfies Guide;
