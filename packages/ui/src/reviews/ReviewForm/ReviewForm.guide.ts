import type { Guide } from "../../fixtures/guide.ts";

/** How ReviewForm is used. */
export const guide = {
  notFor: "Not for comments on a review (ReviewScreen).",
  anatomy: [
    "That a draft was kept",
    "Stars and text",
    "Pictures that stay, and new ones",
    "Until when it can be changed",
    "Send",
  ],
  keyboard: "As a form; the first wrong part gets the focus.",
  screenReader: "Errors at their parts; a refusal as an alert, and nothing filled in is lost.",
  content: "That it is public is said before it is sent.",
  practices: ["Forms/ReviewWithoutALead", "Forms/LongTextIsCountedNotCut"],
} satisfies Guide;
