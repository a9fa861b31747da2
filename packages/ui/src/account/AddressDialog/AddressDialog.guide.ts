import type { Guide } from "../../fixtures/guide.ts";

/** How AddressDialog is used. */
export const guide = {
  notFor: "Not for a page of its own, which has the AddressForm alone.",
  anatomy: ["The form", "Leave, and save", "The question before typed text is dropped"],
  keyboard: "As a Dialog; Esc, Back and a press beside it ask first when something was typed.",
  screenReader: "The title says whether an address is added or changed.",
  content: "The question says that what was typed would be lost, its buttons what happens to it.",
  practices: ["States/TypedStaysTyped"],
} satisfies Guide;
