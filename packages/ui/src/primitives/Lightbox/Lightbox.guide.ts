import type { Guide } from "../../fixtures/guide.ts";

/** How Lightbox is used. */
export const guide = {
  notFor: "Not for text or forms, which go into a Dialog. Loaded late: whoever uses it imports it lazily.",
  anatomy: [
    "The picture or film",
    "Previous and next, unless there is only one",
    "Where one is among how many",
    "Zoom and close",
  ],
  keyboard: "Left and right arrows go on, Esc and Back close it, Tab goes through the toolbar.",
  screenReader: "A dialog called by its label, each picture by its alternative text, and the count.",
  content:
    "Alternative texts say what is to be seen; the labels of the buttons come from the fragment that opens it.",
  practices: ["Pictures/TheWholeThing"],
} satisfies Guide;
