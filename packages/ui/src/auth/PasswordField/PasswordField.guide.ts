import type { Guide } from "../../fixtures/guide.ts";

/** How PasswordField is used. */
export const guide = {
  notFor: "Not for codes (OtpField).",
  anatomy: ["The label", "The box", "Show and hide"],
  keyboard: 'Tab goes from the box to "show".',
  screenReader: "The button says what it will do: show or hide.",
  content: "The label says which password, where there are two.",
  practices: ["Forms/TellNobodyWhoHasAnAccount", "Forms/LabelsStay"],
} satisfies Guide;
