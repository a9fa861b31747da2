import type { Guide } from "../../fixtures/guide.ts";

/** How CartSummary is used. */
export const guide = {
  notFor: "Not for the payment's sum, whose delivery is known (OrderSummary).",
  anatomy: [
    "Goods",
    "Coupons of shop and mall, only above 0",
    "The total",
    "What is saved",
    "Why it cannot go on",
    "The button, on a phone in a bar at the foot",
  ],
  keyboard: "One stop: the button. It is off while something is in the way.",
  screenReader: "A region by its title; the obstacle as a status and as the button's description.",
  content:
    'The button counts: "Mua hàng (3)"; a guest reads that signing in comes first. Delivery is said to be known later.',
  practices: ["Steps/SayWhyNot", "Money/LinesAddUp"],
} satisfies Guide;
