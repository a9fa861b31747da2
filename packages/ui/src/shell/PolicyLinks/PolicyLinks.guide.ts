import type { Guide } from "../../fixtures/guide.ts";

/** How PolicyLinks is used. */
export const guide = {
  notFor: "Not for a box to be ticked: the step itself agrees.",
  anatomy: ["What one agrees to by which step", "The texts, which open beside the page"],
  keyboard: "Tab goes from text to text.",
  screenReader: "The sentence, then a list of links.",
  content: "The step is named as its button is.",
  practices: ["Forms/NothingIsTickedForThem", "Steps/LinksSayWhere"],
} satisfies Guide;
