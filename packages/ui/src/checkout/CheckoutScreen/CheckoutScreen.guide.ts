import type { Guide } from "../../fixtures/guide.ts";

/** How CheckoutScreen is used. */
export const guide = {
  notFor: "Not for paying an order that was placed already: its page offers that.",
  anatomy: [
    "Address",
    "Each shop with its delivery",
    "Coupons",
    "Way of paying",
    "Note",
    "VAT invoice",
    "The sum, the button, the policies",
  ],
  keyboard:
    "From the top down. When the order is placed and something is missing, the focus goes to that part.",
  screenReader:
    "Every part is a region by its title; what is wrong is read at its part, a changed total as an alert.",
  content:
    "A total that changed meanwhile names both amounts. A message says what to do at the place where it is done.",
  practices: ["Money/FeeBeforeTheStep", "Steps/SayWhyNot"],
} satisfies Guide;
