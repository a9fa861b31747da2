import type { Guide } from "../../fixtures/guide.ts";

/** How LinkChip is used. */
export const guide = {
  notFor: "Not for a filter that is taken off again (AppliedFilters), nor for a word about a thing (Badge).",
  anatomy: ["An icon, as decoration", "One or two words"],
  keyboard: "Enter follows it.",
  screenReader: 'A link with its words, and "current" where it leads to where one is.',
  content: "The name of a category, a topic or a search as it is; it wraps before it is cut.",
  practices: ["Lists/WhatNarrowsIsNamed"],
} satisfies Guide;
