import type { Guide } from "../../fixtures/guide.ts";

/** How LanguageSwitch is used. */
export const guide = {
  notFor: "Not for choosing among more than two.",
  anatomy: ["Both languages as links"],
  keyboard: "Tab goes from one to the other.",
  screenReader: 'A group by its name; each language in its own, "current" at the one that is on.',
  content: "Names, or codes where room is short.",
  practices: ["Names/InItsOwnLanguage"],
} satisfies Guide;
