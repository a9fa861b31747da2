import type { Guide } from "../../fixtures/guide.ts";

/** How FactList is used. */
export const guide = {
  notFor: "Not for sums (PriceLines), nor for what can be changed.",
  anatomy: ["Pairs of what and its value", "Long values over the whole width"],
  keyboard: "Only links in the values take the focus.",
  screenReader: "A list of terms with their values. A fact without a value is left out, not shown as a dash.",
  content: "Terms without a colon; a value in somebody's own words keeps its direction of writing.",
  practices: ["States/UnknownIsLeftOut"],
} satisfies Guide;
