import type { Guide } from "../../fixtures/guide.ts";

/** How NoScript is used. */
export const guide = {
  notFor: "Not for a browser with JavaScript, which never shows it.",
  anatomy: ["What this page needs it for", "What is possible meanwhile", "Open again, products, help"],
  keyboard: "Links alone.",
  screenReader: "A heading that names what the page is for.",
  content: "No word of blame; the hotline stands there with its hours.",
  practices: ["States/FailureSaysWhatStillWorks"],
} satisfies Guide;
