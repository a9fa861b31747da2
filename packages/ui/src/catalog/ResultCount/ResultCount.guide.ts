import type { Guide } from "../../fixtures/guide.ts";

/** How ResultCount is used. */
export const guide = {
  notFor: "Not for how far one is in a list: LoadMore says that.",
  anatomy: ["The number and what is counted"],
  keyboard: "Takes no focus.",
  screenReader: "A status: read when a filter changes it.",
  content: 'The number with dots, then "sản phẩm".',
  practices: ["Lists/SayWhatWasSearched"],
} satisfies Guide;
