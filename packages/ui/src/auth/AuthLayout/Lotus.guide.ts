import type { Guide } from "../../fixtures/guide.ts";

/** How Lotus is used. */
export const guide = {
  notFor: "Not as the shop's sign, which is the Wordmark.",
  anatomy: ["Five petals in the color of the text around them"],
  keyboard: "Takes no focus.",
  screenReader: "Nothing: it is decoration.",
  content: "No words.",
  practices: ["Pictures/OurNameAsItIs"],
} satisfies Guide;
