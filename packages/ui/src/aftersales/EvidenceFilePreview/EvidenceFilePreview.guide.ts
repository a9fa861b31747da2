import type { Guide } from "../../fixtures/guide.ts";

/** How EvidenceFilePreview is used. */
export const guide = {
  notFor: "Not for files that were sent long ago (EvidenceGallery).",
  anatomy: ["The file itself, small", "Its name", "How far it is, or what is wrong", "Try again, and remove"],
  keyboard: 'Tab goes to "try again", where it failed, then to "remove".',
  screenReader: "The bar says the name and how far it is; both buttons name the file.",
  content: "What is wrong says what to do: a file that is too large says how large it may be.",
  practices: ["Forms/FilesSayWhy", "Status/ProgressOfWhat"],
} satisfies Guide;
