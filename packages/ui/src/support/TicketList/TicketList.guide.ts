import type { Guide } from "../../fixtures/guide.ts";

/** How TicketList is used. */
export const guide = {
  notFor: "Not for questions that everybody asks (QuestionList).",
  anatomy: ["Subject", "Unread, and where it stands", "Who said what last", "Order, category, code, time"],
  keyboard: "One stop a ticket: its subject.",
  screenReader: "A list; the subject as heading and link, how many are unread, the status in words.",
  content: "The last message is cut to two lines; files alone are called so.",
  practices: ["Names/TitleSaysWhatHappened", "Status/WordsCarryIt"],
} satisfies Guide;
