import type { Guide } from "../../fixtures/guide.ts";

/** How HomeScreen is used. */
export const guide = {
  notFor: "Not for a mall's front page, which is the MallScreen.",
  anatomy: [
    "Banners",
    "Categories",
    "Flash deals",
    "Coupons",
    "Malls",
    "Products",
    "News: each left out where it is empty",
  ],
  keyboard: "From the top down; every shelf's title is followed by its own way to all of it.",
  screenReader: "A heading out of sight names the page, then one heading for each shelf.",
  content: "The shelves' titles say what one finds, not why one should buy.",
  practices: ["Names/SentenceCase", "States/TheFirstScreenDoesNotWait"],
} satisfies Guide;
