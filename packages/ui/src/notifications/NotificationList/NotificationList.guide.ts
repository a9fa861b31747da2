import type { Guide } from "../../fixtures/guide.ts";

/** How NotificationList is used. */
export const guide = {
  notFor: "Not for toasts or for tickets.",
  anatomy: ["A picture or an icon", "The title", "The text", "When", "A dot while it is unread"],
  keyboard: "One stop each: the title, a link where it leads somewhere, a button where it can only be read.",
  screenReader: '"Chưa đọc" before the title, and that it opens in a new tab after it.',
  content: "The title says what happened, the text what it means.",
  practices: ["Names/TitleSaysWhatHappened"],
} satisfies Guide;
