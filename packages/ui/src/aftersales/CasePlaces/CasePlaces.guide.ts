import type { Guide } from "../../fixtures/guide.ts";

/** How CasePlaces is used. */
export const guide = {
  notFor: "Not for an order that is not a case, whose page shows its places by itself.",
  anatomy: [
    "Where it was delivered or the station",
    "Where it goes back to",
    "How it is shipped, and which shop",
  ],
  keyboard: "Takes no focus.",
  screenReader: "A heading for each place, then its address; the rest as pairs.",
  content: "What an address is for stands above it.",
  practices: ["Names/AddressInFull"],
} satisfies Guide;
