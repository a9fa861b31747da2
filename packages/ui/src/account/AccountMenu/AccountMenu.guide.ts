import type { Guide } from "../../fixtures/guide.ts";

/** How AccountMenu is used. */
export const guide = {
  notFor: "Not for the shop's own navigation (Header, BottomBar).",
  anatomy: ["Groups with their titles", "Entries: icon and name", "Sign out"],
  keyboard: "Tab goes from entry to entry; signing out is a button at the end.",
  screenReader:
    'A navigation region; the groups\' titles are headings, the entry whose page this is says "current page".',
  content: "Entries are called as their pages' headings are.",
  practices: ["States/NothingIsCounted", "Steps/IconsWithTheirWords"],
} satisfies Guide;
