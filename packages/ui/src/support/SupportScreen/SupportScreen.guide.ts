import type { Guide } from "../../fixtures/guide.ts";

/** How SupportScreen is used. */
export const guide = {
  notFor: "Not as a list of one's tickets (TicketListScreen).",
  anatomy: ["The search and what it found", "Open tickets", "Nine doors", "Three ways to people"],
  keyboard: "The search comes first, then what it found.",
  screenReader: "How many questions were found, as a status, while one types.",
  content: "The doors are called by what went wrong for the customer, not by our departments.",
  practices: ["Names/AskedAsCustomersAsk", "Lists/SayWhatWasSearched"],
} satisfies Guide;
