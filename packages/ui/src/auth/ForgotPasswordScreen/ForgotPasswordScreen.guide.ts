import type { Guide } from "../../fixtures/guide.ts";

/** How ForgotPasswordScreen is used. */
export const guide = {
  notFor: "Not for somebody who is signed in (ChangePasswordForm).",
  anatomy: ["The phone", "Then the code and the new password", "Another number", "Back to signing in"],
  keyboard: "As a form; a code that the phone offers fills itself in and the focus goes on to the password.",
  screenReader: "Where the code went; what is wrong at its field.",
  content: "It never says whether a number has an account.",
  practices: ["Forms/TellNobodyWhoHasAnAccount"],
} satisfies Guide;
