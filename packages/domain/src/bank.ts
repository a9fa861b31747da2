import type { Bank, BankAccount } from "@sen/api";
import type { ChoiceWords } from "./search-choices.ts";

/** Digits of a bank account number at least. The spec does not show it. */
export const ACCOUNT_NUMBER_MIN_LENGTH = 6;
/** Digits of a bank account number at most. The spec does not show it. */
export const ACCOUNT_NUMBER_MAX_LENGTH = 19;

/** What a bank is found by: its code, its name and its Vietnamese name. */
export const bankWords = ({ code, name, name_vn }: Pick<Bank, "name" | "name_vn" | "code">): ChoiceWords => ({
  codes: [code],
  names: [name, name_vn],
});

/** Whether a text is an account number: digits only, of a length that accounts have. Spec §5. */
export function isAccountNumber(text: string): boolean {
  return (
    /^\d+$/.test(text) && text.length >= ACCOUNT_NUMBER_MIN_LENGTH && text.length <= ACCOUNT_NUMBER_MAX_LENGTH
  );
}

/** What of a chosen bank goes into the bank details: its short name and its number. */
export function chosenBank({
  name,
  bank_bin,
}: Pick<Bank, "name" | "bank_bin">): Pick<BankAccount, "bank_name" | "bank_bin"> {
  return { bank_name: name, bank_bin };
}
