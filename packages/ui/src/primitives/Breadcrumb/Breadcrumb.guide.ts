import type { Guide } from "../../fixtures/guide.ts";

/** How Breadcrumb is used. */
export const guide = {
  notFor:
    "Not for steps of a task, nor for going back to where one came from. On the home page there is none.",
  anatomy: [
    "Home",
    "The pages above, from the top down",
    "This page, only where no heading right below names it",
  ],
  keyboard: "Tab goes from link to link; the page itself is no stop.",
  screenReader:
    'A navigation region called by its label, a list with its length, and "current page" at the last entry where it is given.',
  content: "The names of the pages as their headings have them, unshortened; they wrap.",
  practices: ["Names/Whole", "Steps/LinksSayWhere"],
} satisfies Guide;
