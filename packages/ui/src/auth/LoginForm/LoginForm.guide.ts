import type { Guide } from "../../fixtures/guide.ts";

/** How LoginForm is used. */
export const guide = {
  notFor: "Not for signing in by somebody else's word (SocialLogin).",
  anatomy: ["Phone or mail", "The password", "Forgotten", "The button"],
  keyboard: "Enter sends it; after a refusal the password has the focus.",
  screenReader: "A refusal as an alert above the form, in the server's words or that the account is locked.",
  content: "One box for both ways; what was typed stays.",
  practices: ["Forms/TellNobodyWhoHasAnAccount", "States/TypedStaysTyped"],
} satisfies Guide;
