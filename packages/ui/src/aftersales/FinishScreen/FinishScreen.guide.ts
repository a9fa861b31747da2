import type { Guide } from "../../fixtures/guide.ts";

/** How FinishScreen is used. */
export const guide = {
  notFor: "Not for an order that is on its way (OrderDetailScreen).",
  anatomy: [
    "Thanks",
    "Buy again, and the order",
    "What can be reviewed",
    "What to do if something is not right",
    "Other cases",
    "Products",
  ],
  keyboard: "From the steps to the reviews, to return and complaint.",
  screenReader: "The page's heading, the thanks, then regions by their titles.",
  content:
    "Return and complaint say in a sentence each what they are for, so that one need not know the difference.",
  practices: ["Names/CodesInFull", "Steps/OneMainStep"],
} satisfies Guide;
