import type { Guide } from "../../fixtures/guide.ts";

/** How AccountLayout is used. */
export const guide = {
  notFor: "Not for the account's first page (AccountScreen), nor for pages that do not need an account.",
  anatomy: [
    "From 1024 px: who is signed in, and the menu beside the page",
    "Below: the way back to the menu or the list",
    "The page",
  ],
  keyboard: "Tab goes through the menu, or the one way back, then into the page.",
  screenReader: 'The menu is a navigation region with "current page" at the entry whose page this is.',
  content: "The way back names where it leads: the menu, or the list that the page is one of.",
  practices: ["Lists/SkippedNothing"],
} satisfies Guide;
