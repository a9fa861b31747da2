import type { Guide } from "../../fixtures/guide.ts";

/** How BlogLikeButton is used. */
export const guide = {
  notFor: "Not for a review's likes, which have their own.",
  anatomy: ['A heart, "like" and how many'],
  keyboard: "Enter and Space like it, or take it back.",
  screenReader: "A button that is pressed or not, with the count; that it was not kept, as an alert.",
  content: "The word stays the same, liked or not: the state is told by the button.",
  practices: ["Lists/CountsAreShort", "Steps/BusyWhereItWasPressed"],
} satisfies Guide;
