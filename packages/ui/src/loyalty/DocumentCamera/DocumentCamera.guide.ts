import type { Guide } from "../../fixtures/guide.ts";

/** How DocumentCamera is used. */
export const guide = {
  notFor: "Not for evidence, whose pictures need no frame.",
  anatomy: ["What the camera sees, with a frame of the document's form", "A hint", "The button"],
  keyboard: "As a Dialog; one stop: the button, off until the camera is on.",
  screenReader:
    "That it is starting, then how to hold the document, as a status; that it may not be used, as an alert.",
  content: "What to do is said in one sentence; a camera that is blocked leads to choosing a file.",
  practices: ["Forms/ReasonBeforeTheRequest"],
} satisfies Guide;
