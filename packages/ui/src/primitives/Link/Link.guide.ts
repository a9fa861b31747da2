import type { Guide } from "../../fixtures/guide.ts";

/** How Link is used. */
export const guide = {
  notFor:
    "Not for something that changes data: that is a Button. `Link` has no looks, so that in running text it is a TextLink.",
  anatomy: ["The words, underlined as a TextLink"],
  keyboard: "Enter follows it; the browser's own ways to open it elsewhere work.",
  screenReader: "A link with its words; one with a `target` of its own says so in them.",
  content: 'The words say where it leads when they are read alone: never "tại đây".',
  do: [{ story: "InText", says: "The words that say where it leads are the link." }],
  dont: [{ story: "DontHere", says: '"Đây" is all that a list of the page\'s links says of it.' }],
  practices: ["Steps/LinksSayWhere"],
} satisfies Guide;
