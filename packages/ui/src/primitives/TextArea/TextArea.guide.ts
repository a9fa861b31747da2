import type { Guide } from "../../fixtures/guide.ts";

/** How TextArea is used. */
export const guide = {
  notFor: "Not for one line (TextField).",
  anatomy: ["The label", "The box, which grows", "The hint or the error", "The counter"],
  keyboard: "Enter makes a new line; the form's button sends.",
  screenReader:
    "The label, the hint and the error. The counter stands beside them and is not read at every letter.",
  content: "The hint says what helps the reader of the text. Too much can be typed and is told, never cut.",
  practices: ["Forms/LongTextIsCountedNotCut"],
} satisfies Guide;
