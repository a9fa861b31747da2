import type { Guide } from "../../fixtures/guide.ts";

/** How NoteField is used. */
export const guide = {
  notFor: "Not for a note of another length (TextArea).",
  anatomy: ["A label", "The box", "A hint or an error", '"120/500"'],
  keyboard: "As a TextArea.",
  screenReader: "The label and the error; the count is not read at every letter.",
  content: "Too long says the limit; what was typed is never cut.",
  practices: ["Forms/LongTextIsCountedNotCut"],
} satisfies Guide;
