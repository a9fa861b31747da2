import type { Guide } from "../../fixtures/guide.ts";

/** How BlogScreen is used. */
export const guide = {
  notFor: "Not for a policy (PolicyScreen).",
  anatomy: [
    "The way back",
    "Title, summary, day",
    "The picture",
    "The contents",
    "The article",
    "Tags, like, share",
    "Products",
    "What to read next",
  ],
  keyboard: "The contents lead to the sections; then the article's links.",
  screenReader: "An article called by its title.",
  content: "When it was updated stands only where it was.",
  practices: ["Names/ParagraphsStay", "Names/TitleSaysWhatHappened"],
} satisfies Guide;
