import type { Guide } from "../../fixtures/guide.ts";

/** How OrderSummary is used. */
export const guide = {
  notFor: "Not in the cart, whose delivery is not known yet (CartSummary).",
  anatomy: [
    "Goods",
    "Delivery, only above 0",
    "Coupons of shop, mall and delivery, each only above 0",
    "The total",
  ],
  keyboard: "Takes no focus.",
  screenReader:
    'A region by its title, pairs of what and how much; "busy" while newer sums are on their way.',
  content: "What lowers the sum has a minus; the total is the last line.",
  practices: ["Money/LinesAddUp"],
} satisfies Guide;
