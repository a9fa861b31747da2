import type { Guide } from "../../fixtures/guide.ts";

/** How QuantityStepper is used. */
export const guide = {
  notFor:
    "Not for numbers that are not counted out, such as a price or a phone number: those are a TextField.",
  anatomy: ["Minus", "A box to type in", "Plus"],
  keyboard:
    "In the box the up and down arrows count, Enter and leaving take what was typed, Esc drops it. A button is off at its end of the range.",
  screenReader: "A group, and each part by its label, which names the product.",
  content: 'Labels name the thing, since a cart has many of them: "Giảm số lượng Áo dài lụa".',
  practices: ["Forms/LimitsAreSaid"],
} satisfies Guide;
