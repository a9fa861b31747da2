import type { Guide } from "../../fixtures/guide.ts";

/** How VatSection is used. */
export const guide = {
  notFor: "Not for an order that was placed: its page has a step for it.",
  anatomy: [
    "The offer, or whom the invoice is made out to",
    "Add, or change and remove",
    "The form in a dialog",
  ],
  keyboard: 'Tab goes to "add", or to "change" and "remove".',
  screenReader: "The buttons say what they change; the details are one address.",
  content: "Nobody must have an invoice: the offer says so by how short it is.",
  practices: ["Forms/NothingIsTickedForThem"],
} satisfies Guide;
