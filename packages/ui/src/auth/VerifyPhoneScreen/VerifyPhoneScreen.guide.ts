import type { Guide } from "../../fixtures/guide.ts";

/** How VerifyPhoneScreen is used. */
export const guide = {
  notFor: "Not for a new account (RegisterOtpScreen).",
  anatomy: ["Why it is asked", "The number", "Then the code", "Another number"],
  keyboard: "As a PhoneForm, then an OtpForm.",
  screenReader: "Why it is asked stands before the field.",
  content: "It says that nothing else of the account opens before.",
  practices: ["Status/KnownHowFar", "Forms/ReasonBeforeTheRequest"],
} satisfies Guide;
