import type { Guide } from "../../fixtures/guide.ts";

/** How ShopReason is used. */
export const guide = {
  notFor: "Not for the customer's own words (CaseFacts).",
  anatomy: [
    "The title and when it answered",
    "The shop's words, or that it has not answered",
    "Its evidence",
  ],
  keyboard: "Only the evidence takes the focus.",
  screenReader: "A heading, the time, a quotation.",
  content: "Unchanged, as the shop wrote it.",
  practices: ["States/UnknownIsLeftOut"],
} satisfies Guide;
