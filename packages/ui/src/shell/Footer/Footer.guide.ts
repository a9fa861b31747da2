import type { Guide } from "../../fixtures/guide.ts";

/** How Footer is used. */
export const guide = {
  notFor: "Not a second navigation for buying.",
  anatomy: ["The sign, hotline and language", "Help", "Policies", "Malls", "Who runs the shop"],
  keyboard: "Tab goes through its links, column by column.",
  screenReader: "Navigation regions by their headings.",
  content: "The operator's name, number and address as the law asks for them.",
  practices: ["Steps/LinksSayWhere", "Names/InItsOwnLanguage"],
} satisfies Guide;
