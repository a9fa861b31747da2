import type { Guide } from "../../fixtures/guide.ts";

/** How CaseForm is used. */
export const guide = {
  notFor: "Not for forms outside of a dialog of a case.",
  anatomy: ["Fields one below the other, with equal distances"],
  keyboard: "Enter in a text box sends it, as does the dialog's button by its id.",
  screenReader: "Nothing of its own: fields tell their errors, and the browser's bubbles are off.",
  content: "No words of its own.",
  practices: ["Steps/SayWhyNot", "States/TypedStaysTyped"],
} satisfies Guide;
