import type { Guide } from "../../fixtures/guide.ts";

/** How NotFoundScreen is used. */
export const guide = {
  notFor: "Not for a thing that is the customer's and gone, whose page says what became of it.",
  anatomy: ["That there is no such page", "A search", "Home, and all products"],
  keyboard: "The search, then two links.",
  screenReader: "The heading says it.",
  content: "Where to go on, not what was done wrong.",
  practices: ["States/FailureSaysWhatStillWorks", "States/EmptyLeadsOn"],
} satisfies Guide;
