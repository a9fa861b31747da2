import type { Guide } from "../../fixtures/guide.ts";

/** How OrderPicker is used. */
export const guide = {
  notFor: "Not for the list of orders (OrderListScreen).",
  anatomy: ["About no order", "The customer's orders with picture, shop and status", "More"],
  keyboard: 'As a RadioGroup; "more" comes after it.',
  screenReader: "Each order by its code and shop, then product, status and day.",
  content: '"Không về đơn hàng nào" is the first choice, so that nobody must pick one.',
  practices: ["Names/CodesInFull"],
} satisfies Guide;
