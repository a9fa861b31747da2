import type { Guide } from "../../fixtures/guide.ts";

/** How TicketListScreen is used. */
export const guide = {
  notFor: "Not for asking (TicketRequestScreen).",
  anatomy: ['The heading with "ask"', "All, open, closed", "The tickets", "More"],
  keyboard: "From the tabs to the tickets.",
  screenReader: "Which tab is on; how far one is, as a status.",
  content: "An empty tab says what would stand there.",
  practices: ["States/EmptyLeadsOn", "Lists/MoreSaysHowMuch"],
} satisfies Guide;
