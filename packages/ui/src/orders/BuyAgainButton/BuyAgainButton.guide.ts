import type { Guide } from "../../fixtures/guide.ts";

/** How BuyAgainButton is used. */
export const guide = {
  notFor: "Not for a single product, whose page has a buy bar.",
  anatomy: ["The button", "A dialog with what could not come, and why"],
  keyboard: "Enter and Space; it stays busy until the cart has answered. The dialog leads on to the cart.",
  screenReader: "The button names the order; the dialog's list says for each product what kept it out.",
  content: "What is gone is named without a link; what came in part says how many of how many.",
  practices: ["Steps/BusyWhereItWasPressed"],
} satisfies Guide;
