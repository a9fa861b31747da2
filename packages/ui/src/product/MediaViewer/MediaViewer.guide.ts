import type { Guide } from "../../fixtures/guide.ts";

/** How MediaViewer is used. */
export const guide = {
  notFor: "Not for a single small picture in a text. Its code is loaded when it first opens.",
  anatomy: ["The picture or film", "Previous and next", "Zoom and close"],
  keyboard: "Arrow keys, plus and minus, Esc; Back closes it.",
  screenReader: "A dialog by its name; each picture by its text and its place among all.",
  content: "As the gallery that opened it.",
  practices: ["Pictures/TheWholeThing", "Pictures/AltSaysWhatIsSeen"],
} satisfies Guide;
