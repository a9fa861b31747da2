import type { Guide } from "../../fixtures/guide.ts";

/** How CategoryIcon is used. */
export const guide = {
  notFor:
    "Not without the category's name beside it, and not for a category of products, which has a picture.",
  anatomy: ["One drawing for each of the nine categories of support, in the color of the text around it"],
  keyboard: "Takes no focus.",
  screenReader: "Says nothing: the name beside it is read.",
  content: "No words. The same drawing stands for the category on every page.",
  practices: ["Steps/IconsWithTheirWords", "Steps/OneIconOneMeaning"],
} satisfies Guide;
