import type { Guide } from "../../fixtures/guide.ts";

/** How TotalsList is used. */
export const guide = {
  notFor: "Not for a sum that still changes (OrderSummary).",
  anatomy: ["Goods", "Delivery", "Coupons, each only above 0", "What it came to"],
  keyboard: "Takes no focus.",
  screenReader: "Pairs of what and how much.",
  content: "What lowers the sum has a minus.",
  practices: ["Money/LinesAddUp"],
} satisfies Guide;
