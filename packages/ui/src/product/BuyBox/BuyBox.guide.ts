import type { Guide } from "../../fixtures/guide.ts";

/** How BuyBox is used. */
export const guide = {
  notFor: "Not for changing a line of the cart (VariantDialog).",
  anatomy: [
    "The variants",
    "The quantity and what is there",
    "Into the cart, and buy now: on a phone at the foot of the screen",
    "What became of it",
  ],
  keyboard: "Pressed too early the focus goes to the first group without a choice; on a phone a sheet opens.",
  screenReader: "What became of the last press is a status with the way to the cart.",
  content: 'What is missing is named: "Chọn màu sắc và kích cỡ trước nhé".',
  practices: ["Steps/OneMainStep", "Steps/SayWhyNot"],
} satisfies Guide;
