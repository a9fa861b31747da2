import type { Guide } from "../../fixtures/guide.ts";

/** How VariantDialog is used. */
export const guide = {
  notFor: "Not on the product's own page (VariantPicker).",
  anatomy: ["How the variant looks and what it costs", "A group for each property", '"Change"'],
  keyboard:
    'As a Dialog with radio buttons inside; "change" is off until another variant is chosen that there is.',
  screenReader: "The title; few left as a status; that it was not changed, as an alert.",
  content: "What the line cost before stands beside a price that differs.",
  practices: ["States/SoldOutStaysInPlace", "Forms/LimitsAreSaid"],
} satisfies Guide;
