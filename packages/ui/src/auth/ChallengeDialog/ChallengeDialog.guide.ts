import type { Guide } from "../../fixtures/guide.ts";

/** How ChallengeDialog is used. */
export const guide = {
  notFor: "Not for confirming what the customer does: that is a ConfirmDialog.",
  anatomy: ["Why it is there", "How far the work is, or the widget that asks", "Cancel"],
  keyboard: "Esc cancels. The focus goes back to the button that asked for the code.",
  screenReader: "The title is read first, then the reason; the bar tells how far the work is.",
  content: "Says what happens, how long it takes and what comes then; never that the customer is suspected.",
  practices: ["Forms/ReasonBeforeTheRequest"],
} satisfies Guide;
