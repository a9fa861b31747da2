import type { Guide } from "../../fixtures/guide.ts";

/** How CheckoutGroupCard is used. */
export const guide = {
  notFor: "Not in the cart, where lines are ticked and counted (CartGroupCard).",
  anatomy: ["The shop", "Its lines", "How they come", "What this order comes to"],
  keyboard:
    'Tab goes to the lines\' products and to "change" of the delivery. A line or delivery that is refused gets the focus.',
  screenReader: "A region by the shop's name; what is wrong is an alert at its line.",
  content: "One shop is one order: the total is called so.",
  practices: ["Money/FeeBeforeTheStep"],
} satisfies Guide;
