import type { Guide } from "../../fixtures/guide.ts";

/** How ChangePasswordForm is used. */
export const guide = {
  notFor: "Not for a password that was forgotten, which is replaced by a code.",
  anatomy: [
    "What it ends elsewhere",
    "The present password",
    "Forgotten",
    "The new one with its rules",
    "The button",
  ],
  keyboard: "As a form; showing a password is a button in its field.",
  screenReader: 'The rules with "met" or "not met"; a refusal at its field or as an alert.',
  content: "That other devices are signed out is said before, and that it is done after.",
  practices: ["Forms/RuleBeforeTheMistake"],
} satisfies Guide;
