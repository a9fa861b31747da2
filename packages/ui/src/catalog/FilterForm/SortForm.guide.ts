import type { Guide } from "../../fixtures/guide.ts";

/** How SortForm is used. */
export const guide = {
  notFor:
    "Not where the order is set by another part of the page; products use SortSelect, articles BlogSort, which fill it in.",
  anatomy: [
    "A form that keeps the list's filters",
    "The orders, in the platform's list",
    "Its button, for browsers without JavaScript",
  ],
  keyboard: "As a Select; choosing goes there at once.",
  screenReader: "Its label, which is not seen, and the order that is on.",
  content: 'An order says what comes first: "Mới nhất", "Xem nhiều".',
} satisfies Guide;
