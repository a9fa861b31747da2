import type { Guide } from "../../fixtures/guide.ts";

/** How Dialog is used. */
export const guide = {
  notFor:
    "Not for news (Toast, Notice), nor for what can stand in the page. A question with a yes and a no is a ConfirmDialog. Never a dialog that opens by itself.",
  anatomy: [
    "The title",
    "A cross to close it",
    "The content, which scrolls",
    "Buttons at the end, the main one last",
  ],
  keyboard:
    "Esc and the browser's Back close it; Tab stays inside. It begins at the title and gives the focus back to where it was. While locked nothing closes it.",
  screenReader: "A dialog called by its title, which is read first; the page behind is silent.",
  content: "The title says what is to be done or decided; the buttons repeat its verb.",
  practices: ["Steps/ButtonsNameWhatTheyDo"],
} satisfies Guide;
