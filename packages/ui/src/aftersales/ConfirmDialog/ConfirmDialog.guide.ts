import type { Guide } from "../../fixtures/guide.ts";

/** How ConfirmDialog is used. */
export const guide = {
  notFor: "Not where undo is possible, nor for more than a yes and a no (CancelOrderDialog asks why).",
  anatomy: ["The question", "What will happen", "Keep, and do it", "Why it was refused"],
  keyboard: "As a Dialog; the step stays busy and focused until it is answered.",
  screenReader:
    "The title and what will happen; a refusal as an alert, after which the dialog is still there.",
  content: 'The button says what it does, in the words of the title. "Để sau" leaves everything as it is.',
  practices: ["Steps/ButtonsNameWhatTheyDo", "Steps/HuyMeansOneThing"],
} satisfies Guide;
