import type { Guide } from "../../fixtures/guide.ts";

/** How TicketScreen is used. */
export const guide = {
  notFor: "Not for a complaint's course (ComplaintDetailScreen).",
  anatomy: [
    "Subject and status",
    "The order",
    "The conversation",
    "The answer",
    "Close, or open again",
    "How good the help was",
  ],
  keyboard: "Tab goes to the files, then to the answer and its button.",
  screenReader: "The conversation as a list with who wrote and when; the status when it changes.",
  content: "Both sides' words stay as they were written.",
  practices: ["States/TypedStaysTyped", "Status/ExactTimes"],
} satisfies Guide;
