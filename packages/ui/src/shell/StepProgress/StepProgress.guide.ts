import type { Guide } from "../../fixtures/guide.ts";

/** How StepProgress is used. */
export const guide = {
  notFor: "Not for a part of a page that is loading (Skeleton).",
  anatomy: ["A thin line at the top of the screen"],
  keyboard: "Takes no focus.",
  screenReader:
    "A progress bar by its label, without a number; the new page's title is said when it is there.",
  content: "The label says that the page is being loaded.",
  practices: ["Status/KnownHowFar"],
} satisfies Guide;
