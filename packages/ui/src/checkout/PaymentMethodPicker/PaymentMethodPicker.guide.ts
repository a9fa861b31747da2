import type { Guide } from "../../fixtures/guide.ts";

/** How PaymentMethodPicker is used. */
export const guide = {
  notFor: "Not for an order that waits for its payment, whose page has one button for each way.",
  anatomy: ["A card for each way: icon, name, a second line"],
  keyboard: "As a RadioGroup.",
  screenReader: "Each way with its second line; one that is off says why.",
  content: "The second line says what happens next, not why one should choose it.",
  practices: ["Forms/FewChoicesAreShown", "Steps/SayWhyNot"],
} satisfies Guide;
