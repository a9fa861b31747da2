import type { Guide } from "../../fixtures/guide.ts";

/** How ProgressBar is used. */
export const guide = {
  notFor:
    "Not for waiting whose end nobody knows: a Skeleton or a busy Button. Not as the only place of a number that matters.",
  anatomy: ["A track", "What is done"],
  keyboard: "Takes no focus.",
  screenReader: "A progress bar by its label, with its percentage.",
  content: 'The label says what is measured and how far it is: "Đã bán 42 trên 60".',
  practices: ["Status/ProgressOfWhat"],
} satisfies Guide;
