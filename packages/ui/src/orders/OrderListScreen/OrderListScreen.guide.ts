import type { Guide } from "../../fixtures/guide.ts";

/** How OrderListScreen is used. */
export const guide = {
  notFor: "Not for a shop's or staff's lists.",
  anatomy: ["The search", "Eleven tabs", "The cards", "How far one is, and more"],
  keyboard: "Tab goes from the search to the tabs and through the cards. The tabs are links.",
  screenReader: "How many were found as a status; each tab says which is on.",
  content: "An empty tab says what would stand there; only somebody without any order is sent shopping.",
  practices: ["States/FailedIsNotEmpty", "Lists/MoreSaysHowMuch"],
} satisfies Guide;
