import type { Guide } from "../../fixtures/guide.ts";

/** How CaseFacts is used. */
export const guide = {
  notFor: "Not for other pairs (FactList).",
  anatomy: ["Who raised it", "When", "Why", "In whose own words"],
  keyboard: "Takes no focus.",
  screenReader: "Pairs of term and value; what is not known is left out.",
  content: "The first term names the party by the kind of case: who complains, who asks for the return.",
  practices: ["States/UnknownIsLeftOut"],
} satisfies Guide;
