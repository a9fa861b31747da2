import type { Guide } from "../../fixtures/guide.ts";

/** How TicketRequestScreen is used. */
export const guide = {
  notFor: "Not for a complaint about goods (ComplaintCreateDialog).",
  anatomy: [
    "The category",
    "The subject, with answers that may help",
    "The order",
    "The text and files",
    "Send",
  ],
  keyboard: "As a form; the first wrong field gets the focus.",
  screenReader: "How many answers may help, as they come; errors at their fields.",
  content:
    "Hints say what helps to be answered at once. What was typed before a reload is there again, and it says so.",
  practices: ["States/TypedStaysTyped", "Names/TitleSaysWhatHappened"],
} satisfies Guide;
