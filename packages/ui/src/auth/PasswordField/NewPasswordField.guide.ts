import type { Guide } from "../../fixtures/guide.ts";

/** How NewPasswordField is used. */
export const guide = {
  notFor: "Not for a password that is known (PasswordField).",
  anatomy: ["The field", "The rules, each marked once it is met"],
  keyboard: "As a PasswordField.",
  screenReader: 'Each rule with "met" or "not met" as part of the hint.',
  content: 'A rule is two to four words: "Có chữ hoa".',
  practices: ["Forms/RuleBeforeTheMistake"],
} satisfies Guide;
