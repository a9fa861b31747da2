import type { Guide } from "../../fixtures/guide.ts";

/** How MallCards is used. */
export const guide = {
  notFor: "Not for shops, which are ShopCards.",
  anatomy: ["The picture", "The name", "Where it is", "When it is open, and how many shops it has"],
  keyboard: "One stop for each mall: its name.",
  screenReader:
    "A list; each mall's name as heading and link, then address and hours. Icons and picture are silent.",
  content: "The address in one line; opening hours as the mall gives them.",
  practices: ["Names/AddressInFull"],
} satisfies Guide;
