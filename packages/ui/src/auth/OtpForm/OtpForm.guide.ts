import type { Guide } from "../../fixtures/guide.ts";

/** How OtpForm is used. */
export const guide = {
  notFor: "Not for a password.",
  anatomy: ["Where the code went", "One field for all digits", "The button", "Another code, and when"],
  keyboard: "Enter sends it; the code is pasted as a whole, and phones offer it.",
  screenReader: "The hint says how many digits; that another was sent is said by a live region.",
  content: "The time until another is possible is counted down in the button's words.",
  practices: ["Forms/OneFieldForACode", "Status/DeadlinesAreMoments"],
} satisfies Guide;
