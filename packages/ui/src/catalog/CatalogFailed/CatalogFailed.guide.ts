import type { Guide } from "../../fixtures/guide.ts";

/** How CatalogFailed is used. */
export const guide = {
  notFor: "Not where products are shown already and only the next page did not come: MoreProducts says that.",
  anatomy: ["What could not be loaded", "Try again"],
  keyboard: 'Tab stops at "try again".',
  screenReader: "An alert, read as it appears.",
  content: "The catalog's one sentence for it; screens give no words of their own.",
  practices: ["States/FailedIsNotEmpty"],
} satisfies Guide;
