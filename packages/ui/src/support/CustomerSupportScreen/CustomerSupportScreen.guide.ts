import type { Guide } from "../../fixtures/guide.ts";

/** How CustomerSupportScreen is used. */
export const guide = {
  notFor: "Not for questions that one can look up (SupportScreen).",
  anatomy: ["Hotline, hours and mail", "What helps beforehand", "Policies", "The malls' counters"],
  keyboard: "Tab goes from the hotline to the mail, the orders, the policies and the malls.",
  screenReader: "Pairs of term and value; each mall's number says which mall answers.",
  content: "Never ask for a code or a password: the page says that nobody of us does.",
  practices: ["Names/AskedAsCustomersAsk"],
} satisfies Guide;
