import type { Guide } from "../../fixtures/guide.ts";

/** How StarsField is used. */
export const guide = {
  notFor: "Not for showing a rating (Rating).",
  anatomy: ["The question", "Five stars", "What the choice means", "The error"],
  keyboard: "Arrow keys choose, as radio buttons do.",
  screenReader: 'Each star with its meaning: "4 sao, hài lòng"; the error as an alert.',
  content: "One word for each number of stars.",
  practices: ["Forms/ReviewWithoutALead"],
} satisfies Guide;
