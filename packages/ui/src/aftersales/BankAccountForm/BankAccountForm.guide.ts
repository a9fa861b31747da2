import type { Guide } from "../../fixtures/guide.ts";

/** How BankAccountForm is used. */
export const guide = {
  notFor:
    "Not for paying: no card is ever asked for. As a part of a larger form its fields are BankAccountFields.",
  anatomy: ["The bank, to be searched", "The account's number", "Its holder"],
  keyboard:
    "In the bank's box arrow keys choose and Enter takes; Esc closes the list and not the dialog. The number takes digits alone.",
  screenReader: "How many banks were found, as one types; errors at their fields, a refusal as an alert.",
  content: "The holder as it stands at the bank, in capitals without accents, which the hint says.",
  practices: ["Forms/ErrorsSayHow"],
} satisfies Guide;
