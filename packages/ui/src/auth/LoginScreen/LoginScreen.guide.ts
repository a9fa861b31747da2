import type { Guide } from "../../fixtures/guide.ts";

/** How LoginScreen is used. */
export const guide = {
  notFor: "Not as a dialog over a page.",
  anatomy: ["Why one is here", "The form", "Other ways", "The way to register"],
  keyboard: "From the form to the other ways.",
  screenReader: "The heading, then why one is here.",
  content: "Why is said only where it was not one's own idea: the session ended, or the page needs it.",
  practices: ["Forms/TellNobodyWhoHasAnAccount", "Steps/OneMainStep"],
} satisfies Guide;
