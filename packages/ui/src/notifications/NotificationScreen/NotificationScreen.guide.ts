import type { Guide } from "../../fixtures/guide.ts";

/** How NotificationScreen is used. */
export const guide = {
  notFor: "Not for choosing what to be told (NotificationSettingsScreen).",
  anatomy: [
    "The heading",
    "Read all, and settings",
    "Four tabs with how many are unread",
    "The notices",
    "Pages",
  ],
  keyboard: 'From "read all" to the tabs, the notices, the pages.',
  screenReader: "How many are unread under this tab, when it changes.",
  content: "Each tab's empty page says what would come there.",
  practices: ["Names/TitleSaysWhatHappened", "States/NothingIsCounted"],
} satisfies Guide;
