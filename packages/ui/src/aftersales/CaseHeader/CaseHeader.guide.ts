import type { Guide } from "../../fixtures/guide.ts";

/** How CaseHeader is used. */
export const guide = {
  notFor: "Not for an order's own page, whose head tells the shop as well.",
  anatomy: ["The kind and the code", "The status", "The order it is about"],
  keyboard: "One stop: the order's link.",
  screenReader: "The page's heading with kind and code, then the status in words.",
  content: "Codes as people read them out, with their dashes.",
  practices: ["Names/CodesInFull", "Status/InTheCustomersWords"],
} satisfies Guide;
