import type { Guide } from "../../fixtures/guide.ts";

/** How ProposedSolution is used. */
export const guide = {
  notFor: "Not for the shop's reasons (ShopReason).",
  anatomy: ["An icon", "The title", "The solution, or that there is none yet"],
  keyboard: "Takes no focus.",
  screenReader: "A heading and the shop's words.",
  content: "In the shop's own words, unchanged.",
  practices: ["States/UnknownIsLeftOut", "Money/RefundWithWhereAndWhen"],
} satisfies Guide;
