import type { Bank } from "@sen/api";
import * as z from "zod/mini";
import { NAME_MAX_LENGTH } from "./constants.ts";
import { fieldErrors } from "./field-errors.ts";
import { isVietnameseName } from "./person-name.ts";
import { plainText } from "./plain-text.ts";
import { tidyText } from "./tidy-text.ts";

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
    .toSorted((a, b) => a.bankRank - b.bankRank)
    .map(({ bank }) => bank);
}

/** Whether a text is an account number: digits only, of a length that accounts have. Spec §5. */
export function isAccountNumber(text: string): boolean {
  return (
    /^\d+$/.test(text) && text.length >= ACCOUNT_NUMBER_MIN_LENGTH && text.length <= ACCOUNT_NUMBER_MAX_LENGTH
  );
}

/** Bank details for a refund. Spec §3, infor_banking_customer; §5: digits only, the name pattern is letters and spaces. */
export const bankAccountSchema = z.object({
  bank_name: z
    .string({ error: fieldErrors.bankRequired })
    .check(z.overwrite(tidyText), z.minLength(1, { error: fieldErrors.bankRequired })),
  bank_bin: z
    .string({ error: fieldErrors.bankRequired })
    .check(z.regex(/^\d{6}$/, { error: fieldErrors.bankRequired })),
  account_number: z
    .string({ error: fieldErrors.accountNumberRequired })
    .check(
      z.trim(),
      z.minLength(1, { error: fieldErrors.accountNumberRequired, abort: true }),
      z.refine(isAccountNumber, { error: fieldErrors.accountNumberFormat }),
    ),
  account_fullname: z.string({ error: fieldErrors.accountNameRequired }).check(
    z.overwrite(tidyText),
    z.minLength(1, { error: fieldErrors.accountNameRequired, abort: true }),
    z.refine((name) => name.length >= 2 && name.length <= NAME_MAX_LENGTH && isVietnameseName(name), {
      error: fieldErrors.accountNameFormat,
    }),
  ),
});
export type BankAccountForm = z.output<typeof bankAccountSchema>;

/** What of a chosen bank goes into the bank details: its short name and its number. */
export function chosenBank({
  name,
  bank_bin,
}: Pick<Bank, "name" | "bank_bin">): Pick<BankAccountForm, "bank_name" | "bank_bin"> {
  return { bank_name: name, bank_bin };
}
