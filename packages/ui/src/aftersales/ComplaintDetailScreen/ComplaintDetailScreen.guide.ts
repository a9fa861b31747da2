import type { Guide } from "../../fixtures/guide.ts";

/** How ComplaintDetailScreen is used. */
export const guide = {
  notFor: "Not for raising a complaint (ComplaintCreateDialog).",
  anatomy: [
    "Kind, code and status",
    "What happens next and until when",
    "The customer's side",
    "The shop's side with its solution",
    "Products and sum",
    "The history",
    "The places",
  ],
  keyboard: "Tab goes to the next steps, to the evidence, which opens over the page, and to the products.",
  screenReader:
    "The next step is the first text after the heading; the time that is left is a timer that is not read every second.",
  content: "What happens next says whether anything is wanted of the customer.",
  practices: ["Status/ExactTimes", "Status/InTheCustomersWords"],
} satisfies Guide;
