import type { Guide } from "../../fixtures/guide.ts";

/** How CartScreen is used. */
export const guide = {
  notFor: "Not for reviewing the order before paying: that is the CheckoutScreen.",
  anatomy: [
    "Notices for the whole cart",
    "Tick and remove all",
    "The shops' groups",
    "Coupons",
    "The sum and the way to the payment",
  ],
  keyboard:
    "From the top down; after a removal the focus is at the page's heading, and the toast offers undo.",
  screenReader:
    "The heading with the number of lines; changed quantities and variants are said by a live region once they are saved.",
  content: "A guest is told that the cart is kept here and joins at sign-in.",
  practices: ["Steps/UndoBeatsAsking", "States/EmptyLeadsOn"],
} satisfies Guide;
