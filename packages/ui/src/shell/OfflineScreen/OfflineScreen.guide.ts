import type { Guide } from "../../fixtures/guide.ts";

/** How OfflineScreen is used. */
export const guide = {
  notFor:
    "Not for a page that is open when the connection goes: the strip says so there, and the page stays.",
  anatomy: ["That there is no network", "The way to ask again", "The pages that can be read meanwhile"],
  keyboard: "The button, then each page.",
  screenReader: "The heading says it; the pages are a list.",
  content: "What still works, not why the rest does not.",
  practices: ["States/FailureSaysWhatStillWorks"],
} satisfies Guide;
