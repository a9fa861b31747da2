import type { Guide } from "../../fixtures/guide.ts";

/** How SearchBox is used. */
export const guide = {
  notFor: "Not for searching orders or one shop.",
  anatomy: [
    "The box",
    "Send",
    "Past searches with ways to forget them",
    "Suggestions: words, kinds, categories, products with picture and price, brands, shops, malls",
  ],
  keyboard:
    "Down and up walk through the list, Enter takes one or searches, Esc closes the list and keeps what was typed.",
  screenReader: "A combobox; how many suggestions there are, as it changes; what each leads to.",
  content: "The placeholder says what can be found. A past search says that it is one.",
  practices: ["Forms/LabelsStay", "Heard/SaidOnce"],
} satisfies Guide;
