import type { Guide } from "../../fixtures/guide.ts";

/** How PriceDropBadge is used. */
export const guide = {
  notFor: "Not for what a shop has reduced for everybody (Price tells that).",
  anatomy: ["An arrow that falls", "How much cheaper it is, in dong"],
  keyboard: "It takes no focus.",
  screenReader: "The whole sentence, on a card too where only the amount is seen.",
  content:
    '"Rẻ hơn 50.000 đ so với lần xem trước"; on a card "Rẻ hơn 50.000 đ". Nothing when the price has risen or is the same.',
} satisfies Guide;
