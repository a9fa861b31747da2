import type { Guide } from "../../fixtures/guide.ts";

/** How SearchScreen is used. */
export const guide = {
  notFor: "Not for searching one shop or one mall, whose pages have a search of their own.",
  anatomy: [
    "What was searched for",
    "A better spelling, words that no product has",
    "Categories, shops and malls that it names",
    "The Listing",
    "Nothing found: what many search for, and the categories",
  ],
  keyboard: "From the suggestion to what the keyword names, then filters and products.",
  screenReader: "The keyword in the page's heading; how many products as a status.",
  content: "The keyword is shown as it was typed, in quotation marks where it is part of a sentence.",
  practices: ["Lists/SayWhatWasSearched", "States/FailedIsNotEmpty"],
} satisfies Guide;
