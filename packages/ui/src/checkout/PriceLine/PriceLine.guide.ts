import type { Guide } from "../../fixtures/guide.ts";

/** How PriceLine is used. */
export const guide = {
  notFor: "Not for one price alone (Price). A PriceLine stands in PriceLines.",
  anatomy: ["What the amount is for", "The amount"],
  keyboard: "Takes no focus.",
  screenReader:
    'A list of terms with their values; PriceLines is "busy" while the amounts are worked out anew.',
  content: "A discount has a minus sign, the total stands last.",
  practices: ["Money/LinesAddUp"],
} satisfies Guide;
