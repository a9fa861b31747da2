import type { Guide } from "../../fixtures/guide.ts";

/** How CancelComplaintDialog is used. */
export const guide = {
  notFor: "Not for cancelling an order (CancelOrderDialog) or taking back a return.",
  anatomy: ["The question with the complaint's code", "What will happen", "Keep, and cancel"],
  keyboard: "As a ConfirmDialog.",
  screenReader: "The title, then what will happen; a refusal as an alert in it.",
  content: "The code stands in the question, so that nobody cancels another one.",
  practices: ["Steps/HuyMeansOneThing"],
} satisfies Guide;
