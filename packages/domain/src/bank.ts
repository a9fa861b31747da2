import type { Bank } from "@sen/api";
import type { ChoiceWords } from "./search-choices.ts";

/** Minimum length of a bank account number. The spec does not show it. */
export const ACCOUNT_NUMBER_MIN_LENGTH = 6;
/** Maximum length of a bank account number. The spec does not show it. */
export const ACCOUNT_NUMBER_MAX_LENGTH = 19;

/** Search terms of a bank: its code, its name and its Vietnamese name. */
export const bankWords = ({ code, name, name_vn }: Pick<Bank, "name" | "name_vn" | "code">): ChoiceWords => ({
  codes: [code],
  names: [name, name_vn],
});

/** Whether a text is a bank account number: digits only, of a valid length. Spec §5. */
export function isAccountNumber(text: string): boolean {
  return (
    /^\d+$/.test(text) && text.length >= ACCOUNT_NUMBER_MIN_LENGTH && text.length <= ACCOUNT_NUMBER_MAX_LENGTH
  );
}
