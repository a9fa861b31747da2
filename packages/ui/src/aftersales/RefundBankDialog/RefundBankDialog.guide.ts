import type { Guide } from "../../fixtures/guide.ts";

/** How RefundBankDialog is used. */
export const guide = {
  notFor: "Not once the money was sent: the rule then offers it no more.",
  anatomy: ["The bank account's form", "Keep, and save"],
  keyboard: "As a Dialog and a BankAccountForm.",
  screenReader: "That the banks are being loaded, as a status; a refusal as an alert.",
  content: "The title says what changes: where the refund goes.",
  practices: ["Money/RefundWithWhereAndWhen", "Forms/ErrorsSayHow"],
} satisfies Guide;
