import type { Guide } from "../../fixtures/guide.ts";

/** How AdditionalEvidenceDialog is used. */
export const guide = {
  notFor:
    "Not for the evidence of a new complaint (ComplaintCreateDialog). Offered only while the rule allows it.",
  anatomy: ["Until when", "The uploader", "The note", "Later, and send"],
  keyboard: "As a Dialog; while files are sent it cannot be closed.",
  screenReader: "The title, until when, the uploader's progress; a refusal as an alert.",
  content: "The note is required: it says what the files show.",
  practices: ["Status/DeadlinesAreMoments", "Forms/FilesSayWhy"],
} satisfies Guide;
