import type { Guide } from "../../fixtures/guide.ts";

/** How PlaceOrderBar is used. */
export const guide = {
  notFor: "Not in the cart (CartSummary). One on a page.",
  anatomy: ["What is in the way", 'The way of paying with "change"', "The total", "The button"],
  keyboard: 'Tab goes to "change", which leads to the ways of paying, then to the button.',
  screenReader: 'What is in the way is an alert; the total is "busy" while it is worked out anew.',
  content: 'The button says whether a payment follows: "Đặt hàng", or "Đặt hàng và thanh toán".',
  practices: ["Steps/SayWhyNot", "Steps/BusyWhereItWasPressed"],
} satisfies Guide;
