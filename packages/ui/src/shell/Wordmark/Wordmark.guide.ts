import type { Guide } from "../../fixtures/guide.ts";

/** How Wordmark is used. */
export const guide = {
  notFor: "Not as decoration of texts, nor smaller than its letters can be read.",
  anatomy: ["A lotus of five petals on its water line", "The name, unless room is short"],
  keyboard: "Takes no focus; whoever links it says where to.",
  screenReader: "Nothing by itself: the link around it names the home page.",
  content: '"Sen", in both languages.',
  practices: ["Pictures/OurNameAsItIs"],
} satisfies Guide;
