import type { Guide } from "../../fixtures/guide.ts";

/** How SupportCategoryScreen is used. */
export const guide = {
  notFor: "Not for searching all questions (SupportScreen).",
  anatomy: ["The way back", "The category", "Its questions", "The way to a person", "The other categories"],
  keyboard: "From question to question, then to the request.",
  screenReader: "The page's heading is the category's name.",
  content: "That no answer was found is offered as a request, not told as a failure.",
  practices: ["Names/AskedAsCustomersAsk"],
} satisfies Guide;
