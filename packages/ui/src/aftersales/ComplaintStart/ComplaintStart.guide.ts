import type { Guide } from "../../fixtures/guide.ts";

/** How ComplaintStart is used. */
export const guide = {
  notFor: "Not for a dialog that is needed at once: its code is loaded when it is first opened.",
  anatomy: ["The ComplaintCreateDialog, kept once it was opened"],
  keyboard: "As the dialog's.",
  screenReader: "As the dialog; nothing while it was never opened.",
  content: "No words of its own.",
  practices: ["Steps/SayWhyNot"],
} satisfies Guide;
