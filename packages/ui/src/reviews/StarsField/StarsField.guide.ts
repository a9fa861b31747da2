import type { Guide } from "../../fixtures/guide.ts";

/** How StarsField is used. */
export const guide = {
  notFor: "Not for showing stars that were given (Rating).",
  anatomy: ["A question", "Five stars", "What the choice means, in words", "What is wrong"],
  keyboard: "As radio buttons: Tab comes to the chosen star, arrows go on.",
  screenReader: 'Each star with its meaning: "4 sao: Hài lòng"; a missing choice as an alert.',
  content:
    'The words go from "Rất tệ" to "Tuyệt vời". The question is about the product, not about the delivery.',
} satisfies Guide;
