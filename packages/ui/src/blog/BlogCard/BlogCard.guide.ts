import type { Guide } from "../../fixtures/guide.ts";

/** How BlogCard is used. */
export const guide = {
  notFor: "Not for a product (ProductCard).",
  anatomy: ["The picture", '"News", and the topic', "The title", "The summary", "Day, minutes, views, likes"],
  keyboard: "One stop: the whole card is its link.",
  screenReader: "The title as heading and link; views and likes with their words.",
  content: "The title on three lines at most; counts are short.",
  practices: ["Names/TitleSaysWhatHappened", "Names/Whole"],
} satisfies Guide;
