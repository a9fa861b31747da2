import type { Guide } from "../../fixtures/guide.ts";

/** How RegisterScreen is used. */
export const guide = {
  notFor: "Not for somebody who has an account: the way to sign in stands below.",
  anatomy: ["The form", "What one agrees to", "The way to sign in"],
  keyboard: "From the form to the policies, which open beside the page.",
  screenReader: "The heading, the form, then the sentence about the policies.",
  content: "What one agrees to is named, with the texts themselves.",
  practices: ["Status/KnownHowFar"],
} satisfies Guide;
