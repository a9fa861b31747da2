import type { Guide } from "../../fixtures/guide.ts";

/** How ComplaintCreateDialog is used. */
export const guide = {
  notFor: "Not for a return of goods (ReturnCreateScreen), nor for a question (TicketRequestScreen).",
  anatomy: [
    "The check whether this order takes one",
    "The reason",
    "The files",
    "The note",
    "Later, and send",
  ],
  keyboard:
    "As a Dialog; the first thing that is missing gets the focus. While files are sent it cannot be closed.",
  screenReader: "That it is being checked, as a status; that it cannot be, as an alert; then the form.",
  content: '"Bạn không thể gửi khiếu nại" is followed by what can be done instead.',
  practices: ["Forms/LongTextIsCountedNotCut", "Forms/FilesSayWhy"],
} satisfies Guide;
