import type { Guide } from "../../fixtures/guide.ts";

/** How MembershipForm is used. */
export const guide = {
  notFor: "Not for a profile (ProfileForm).",
  anatomy: ["Occupation", "City", "Join"],
  keyboard: "As a form.",
  screenReader: "Labels and errors; a refusal as an alert.",
  content: "Each list's first entry says what to choose.",
  practices: ["Forms/ReasonBeforeTheRequest", "Forms/NothingIsTickedForThem"],
} satisfies Guide;
