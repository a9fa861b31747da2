import type { Guide } from "../../fixtures/guide.ts";

/** How SocialLoginScreen is used. */
export const guide = {
  notFor: "Not a page that one opens oneself: the issuer leads to it.",
  anatomy: ["That signing in goes on, or why it did not work", "Back to signing in"],
  keyboard: "Only where it failed there is a stop.",
  screenReader: "A status while it goes on; the refusal as an alert.",
  content: "Known codes have a sentence of their own; never the code itself.",
  practices: ["States/FailureSaysWhatStillWorks"],
} satisfies Guide;
