import type { Guide } from "../../fixtures/guide.ts";

/** How QuestionList is used. */
export const guide = {
  notFor: "Not for what was asked by the customer (TicketList).",
  anatomy: ["Questions", "The answer of the one that is open", "Whether it helped", "Its own address"],
  keyboard: "Enter and Space open a question; its buttons come after the answer.",
  screenReader: "Each question as a disclosure that is open or closed; the thanks as a status.",
  content: "A question as people ask it, in the first person; the answer begins with the answer.",
  practices: ["Names/AskedAsCustomersAsk"],
} satisfies Guide;
