import type { Guide } from "../../fixtures/guide.ts";

/** How BottomBar is used. */
export const guide = {
  notFor: "Not on pages with a bar of their own (product, cart, payment), nor from 1024 px.",
  anatomy: ["Home, categories, notifications, orders, account"],
  keyboard: "Tab goes through the five; categories open a menu.",
  screenReader: 'A navigation region; "current page", and how many notifications are unread.',
  content: "One short word each.",
  practices: ["Steps/IconsWithTheirWords", "States/NothingIsCounted"],
} satisfies Guide;
