import type { Guide } from "../../fixtures/guide.ts";

/** How ReturnPolicy is used. */
export const guide = {
  notFor: "Not the whole policy, which is a page of its own.",
  anatomy: ["How to return it", "Where the money goes", "What to do if something is wrong"],
  keyboard: "Takes no focus.",
  screenReader: "A heading and a list of three sentences.",
  content: "One sentence each, about what the customer can do.",
  practices: ["Status/DeadlinesAreMoments", "Names/AskedAsCustomersAsk"],
} satisfies Guide;
