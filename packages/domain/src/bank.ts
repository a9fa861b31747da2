import type { Bank, BankAccount } from "@sen/api";
import { plainText } from "./plain-text.ts";

/** Digits of a bank account number at least. The spec does not show it. */
export const ACCOUNT_NUMBER_MIN_LENGTH = 6;
/** Digits of a bank account number at most. The spec does not show it. */
export const ACCOUNT_NUMBER_MAX_LENGTH = 19;

/** How well a bank answers a search, lower is better; null when it does not. */
function rank(
  { name, name_vn, code }: Pick<Bank, "name" | "name_vn" | "code">,
  wanted: string,
): number | null {
  const [plainCode, ...names] = [code, name, name_vn].map(plainText) as [string, string, string];
  if (plainCode === wanted) return 0;
  if (plainCode.startsWith(wanted) || names.some((text) => text.startsWith(wanted))) return 1;
  const everything = [plainCode, ...names].join(" ");
  return wanted.split(" ").every((word) => everything.includes(word)) ? 2 : null;
}

/**
 * Banks whose name, Vietnamese name or code holds every word of the query, accents and case aside; the code itself
 * first, then what begins with the query, then the rest, each in the catalogue's order. All for an empty query.
 */
export function searchBanks<Found extends Pick<Bank, "name" | "name_vn" | "code">>(
  banks: readonly Found[],
  query: string,
): Found[] {
  const wanted = plainText(query);
  if (wanted === "") return [...banks];
  return banks
    .flatMap((bank) => {
      const bankRank = rank(bank, wanted);
      return bankRank === null ? [] : [{ bank, bankRank }];
    })
    .sort((a, b) => a.bankRank - b.bankRank)
    .map(({ bank }) => bank);
}

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
