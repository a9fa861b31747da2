import type { Guide } from "../../fixtures/guide.ts";

/** How PhoneForm is used. */
export const guide = {
  notFor: "Not for changing the phone of an order or address.",
  anatomy: ["What is sent there and what for", "The number", "Send"],
  keyboard: "Enter sends it.",
  screenReader: "The intro stands before the field; a refusal at the field or as an alert.",
  content: "The intro says what comes: a code by short message.",
  practices: ["Forms/ErrorsSayHow", "Forms/ReasonBeforeTheRequest"],
} satisfies Guide;
