import type { Guide } from "../../fixtures/guide.ts";

/** How VisuallyHidden is used. */
export const guide = {
  notFor:
    "Not for what everybody should know, nor for a change (LiveRegion). Where the element can carry an aria-label, that is simpler.",
  anatomy: ["A text out of sight"],
  keyboard: "Takes no focus.",
  screenReader: "Its words, at their place among the others.",
  content: 'Only what sight gives without words, such as "Giá gốc" before a price that is struck through.',
  practices: ["Heard/WhatIsSeenIsHeard"],
} satisfies Guide;
