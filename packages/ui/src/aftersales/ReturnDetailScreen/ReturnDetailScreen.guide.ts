import type { Guide } from "../../fixtures/guide.ts";

/** How ReturnDetailScreen is used. */
export const guide = {
  notFor: "Not for asking for a return (ReturnCreateScreen).",
  anatomy: [
    "Kind, code, status",
    "What happens next, and the steps",
    "The proposed solution",
    "Who, why, with evidence of both sides",
    "The money",
    "Products",
    "The history and the places",
  ],
  keyboard: "Tab goes to the steps, each of which asks once, then to the evidence.",
  screenReader: "The heading, the status, then what happens next.",
  content: "A parcel that came back by itself is never called the customer's return.",
  practices: ["Status/InTheCustomersWords", "Status/DeadlinesAreMoments"],
} satisfies Guide;
