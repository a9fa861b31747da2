import type { Guide } from "../../fixtures/guide.ts";

/** How LanguageScreen is used. */
export const guide = {
  notFor: "Not for a quick change, which header and footer offer (LanguageSwitch).",
  anatomy: ["Both languages in their own names", "What follows from it", "Save"],
  keyboard: "Arrow keys walk through the languages and change nothing; the button does.",
  screenReader: "Each name in its own language.",
  content: '"Tiếng Việt" and "English" in both languages.',
  practices: ["Names/InItsOwnLanguage"],
} satisfies Guide;
