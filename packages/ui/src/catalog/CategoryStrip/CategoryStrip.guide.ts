import type { Guide } from "../../fixtures/guide.ts";

/** How CategoryStrip is used. */
export const guide = {
  notFor: "Not for a category's subcategories inside a list, which are LinkChips.",
  anatomy: ["A picture in a disc and a name for each category"],
  keyboard: "Tab goes from category to category; on a phone the row scrolls along.",
  screenReader:
    "A navigation region by its label; each link by the category's name. The pictures are silent.",
  content: "The category's name in the customer's language, on two lines at most.",
  practices: ["Lists/MoreIsSeenAtTheEdge", "Steps/IconsWithTheirWords"],
} satisfies Guide;
