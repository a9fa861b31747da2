import type { Guide } from "../../fixtures/guide.ts";

/** How BlogListScreen is used. */
export const guide = {
  notFor: "Not for news of one's orders (NotificationScreen).",
  anatomy: [
    "The search",
    "Types",
    "Topics",
    "What stands in front",
    "How many, and the order",
    "The articles",
    "Pages",
    "Tags and the feed",
  ],
  keyboard: "From the search to the tabs, the chips, the articles.",
  screenReader: "How many there are, as a status.",
  content: "Everything that narrows is an address; clearing says what it clears.",
  practices: ["Lists/WhatNarrowsIsNamed", "States/FailedIsNotEmpty"],
} satisfies Guide;
