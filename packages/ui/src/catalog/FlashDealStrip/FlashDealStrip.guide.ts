import type { Guide } from "../../fixtures/guide.ts";

/** How FlashDealStrip is used. */
export const guide = {
  notFor: "Not for discounts without an end. Where no deal runs it is not there.",
  anatomy: [
    "The title with the time left for the first to end",
    "DealCards in a Carousel",
    "The way to all of them",
  ],
  keyboard: "As a Carousel.",
  screenReader: "A heading, the time as a timer that is not read every second, then the list of deals.",
  content: '"Kết thúc sau" speaks of the deal that ends first.',
  practices: ["Lists/MoreIsSeenAtTheEdge", "Status/DeadlinesAreMoments"],
} satisfies Guide;
