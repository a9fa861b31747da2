import type { Guide } from "../../fixtures/guide.ts";

/** How SearchTargets is used. */
export const guide = {
  notFor: "Not for suggestions while typing (SearchBox).",
  anatomy: ["A card for each category, shop and mall: picture, name, what it is"],
  keyboard: "One stop a card.",
  screenReader: 'A list by its label; each name as a link, then "Shop · Sen Riverside".',
  content: "What it is stands before where it is.",
  practices: ["Steps/LinksSayWhere", "Names/Whole"],
} satisfies Guide;
