import type { Guide } from "../../fixtures/guide.ts";

/** How RegisterForm is used. */
export const guide = {
  notFor: "Not for joining the members' program (MembershipForm).",
  anatomy: ["Name, phone, mail", "The password with its rules", "The button"],
  keyboard: "As a form; the first wrong field gets the focus.",
  screenReader: "What somebody else has is told at its field.",
  content: "The phone's hint says that a code goes there.",
  practices: ["Forms/RuleBeforeTheMistake", "Forms/NothingIsTickedForThem"],
} satisfies Guide;
