import type { Guide } from "../../fixtures/guide.ts";

/** How PriceDropBadge is used. */
export const guide = {
  notFor: "Not for a discount that holds for everybody, which the Price shows.",
  anatomy: ["A falling line, as decoration", "By how much it is cheaper"],
  keyboard: "Takes no focus.",
  screenReader: "The whole sentence with when, also where only the amount is seen.",
  content: "An amount in dong, not a percentage.",
  practices: ["Money/StruckThroughWasHigher"],
} satisfies Guide;
