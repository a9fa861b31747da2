import type { Guide } from "../../fixtures/guide.ts";

/** How KeptMedia is used. */
export const guide = {
  notFor: "Not for files that are chosen now (EvidenceUploader).",
  anatomy: ["What the review has already, each with a cross"],
  keyboard: "Tab goes from cross to cross.",
  screenReader: "Each button says which picture or video it takes out.",
  content: "Numbered, since pictures of a review have no names.",
  practices: ["Forms/FilesSayWhy", "Status/ProgressOfWhat"],
} satisfies Guide;
