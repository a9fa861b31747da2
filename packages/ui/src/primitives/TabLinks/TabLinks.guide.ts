import type { Guide } from "../../fixtures/guide.ts";

/** How TabLinks is used. */
export const guide = {
  notFor:
    "Not for switching parts of a page without an address. For two or three choices within a form it is a RadioGroup.",
  anatomy: [
    "A row of links that scrolls sideways",
    "A count after a name",
    "A line below the one that is on",
  ],
  keyboard:
    "Tab goes from link to link, Enter opens one. They are links, not tabs of the ARIA pattern, so that arrow keys scroll the page.",
  screenReader: 'A navigation region by its label, and "current page" at the one that is on.',
  content: "One or two words each, all of one kind; the count is added only where it helps to choose.",
  practices: ["Status/TabsAreShort"],
} satisfies Guide;
