import type { Guide } from "../../fixtures/guide.ts";

/** How CaseSection is used. */
export const guide = {
  notFor: "Not around the next step or the head, which have looks of their own.",
  anatomy: ["A raised box", "Its title, unless what it holds has one"],
  keyboard: "What stands in it.",
  screenReader: "A region called by its title; without one it is no region.",
  content: "A noun of one to three words.",
  practices: ["Names/SentenceCase", "Lists/SkippedNothing"],
} satisfies Guide;
