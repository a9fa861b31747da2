import type { Guide } from "../../fixtures/guide.ts";

/** How EvidenceUploader is used. */
export const guide = {
  notFor: "Not for one picture of a document (IdentityPictureField).",
  anatomy: [
    "How many of how many",
    "A place to drop",
    "Choose, and take a picture",
    "Files that were not taken, and why",
    "The files",
    "How far all are, and stop",
  ],
  keyboard: "Choose and take a picture are file fields; then each file's buttons.",
  screenReader:
    "A group by its title with the limits as its description; how many are sent, as it changes; what was not taken, as an alert.",
  content: '"3/6 ảnh · 0/1 video". A refused file is named with its reason.',
  practices: ["Forms/FilesSayWhy", "Forms/RuleBeforeTheMistake"],
} satisfies Guide;
