import type { Guide } from "../../fixtures/guide.ts";

/** How OrderTabList is used. */
export const guide = {
  notFor: "Not for filters that can be combined: one tab is on.",
  anatomy: ["Eleven links in the order of the spec"],
  keyboard: "Tab goes from one to the next; the row scrolls the one that is on into view.",
  screenReader: 'A navigation region; "current page" at the one that is on.',
  content: "A status each, in one or two words.",
  practices: ["Status/TabsAreShort", "Lists/MoreIsSeenAtTheEdge"],
} satisfies Guide;
