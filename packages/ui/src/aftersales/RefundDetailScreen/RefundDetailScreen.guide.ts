import type { Guide } from "../../fixtures/guide.ts";

/** How RefundDetailScreen is used. */
export const guide = {
  notFor: "Not for money that goes back by itself, which the order's page tells.",
  anatomy: [
    "Code and status",
    "What happens next",
    "How much, what for, since when",
    "Where to",
    "Products and sum",
    "The history",
  ],
  keyboard: 'Tab goes to "change account", where that is possible, to what it is for, to the products.',
  screenReader: "The heading with the code, the status, then what happens next.",
  content:
    "Where it was refused the reason stands in the shop's words and the amount is called the refused one.",
  practices: ["Money/RefundWithWhereAndWhen"],
} satisfies Guide;
