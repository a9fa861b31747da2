import type { Guide } from "../../fixtures/guide.ts";

/** How CancelledDetailScreen is used. */
export const guide = {
  notFor: "Not for an order that is being returned (ReturnDetailScreen).",
  anatomy: [
    "What it was and who cancelled it",
    "What happens now, with the money's way",
    "Who, when, why",
    "The refund",
    "Products and sum",
    "The history",
  ],
  keyboard: "Tab goes to the next steps, then to the products.",
  screenReader: "The heading with the order's code, then what happens next.",
  content: 'By whom is said as the customer sees it: "Bạn", the shop, the system.',
  practices: ["Status/InTheCustomersWords", "Money/RefundWithWhereAndWhen"],
} satisfies Guide;
