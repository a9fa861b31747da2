import type { Guide } from "../../fixtures/guide.ts";

/** How PolicyScreen is used. */
export const guide = {
  notFor: "Not for help with one's own order.",
  anatomy: [
    "Title and date",
    "What it is about",
    "The contents",
    "Six sections",
    "Help and the other policies",
  ],
  keyboard: "The contents are links to the sections.",
  screenReader: "A heading for each section, with its number.",
  content: "Plain sentences about what applies; dates as DD/MM/YYYY.",
  practices: ["Names/ParagraphsStay"],
} satisfies Guide;
