import type { Guide } from "../../fixtures/guide.ts";

/** How ShopCard is used. */
export const guide = {
  notFor: "Not at the head of a shop's own page (ShopHeader).",
  anatomy: ["The logo", "The name", "Floor and mall", 'Stars or "no reviews yet"', "How many products"],
  keyboard: "One stop: the whole card is its link.",
  screenReader: "The name as heading and link, where it is, the rating as a sentence, the count.",
  content: 'The floor before the mall: "Tầng 2 · Sen Riverside".',
  practices: ["States/UnknownIsLeftOut", "Lists/CountsAreShort"],
} satisfies Guide;
