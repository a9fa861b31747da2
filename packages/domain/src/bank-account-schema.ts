import * as z from "zod/mini";
import { isAccountNumber } from "./bank.ts";
import { NAME_MAX_LENGTH, SHORT_TEXT_MAX_LENGTH } from "./constants.ts";
import { fieldErrors } from "./field-errors.ts";
import { isVietnameseName } from "./person-name.ts";
import { tidyText } from "./tidy-text.ts";

/** Bank details for a refund. Spec §3, infor_banking_customer; §5: the account number has digits only, the name letters and spaces. */
export const bankAccountSchema = z.object({
  bank_name: z
    .string({ error: fieldErrors.bankRequired })
    .check(
      z.overwrite(tidyText),
      z.minLength(1, { error: fieldErrors.bankRequired, abort: true }),
      z.maxLength(SHORT_TEXT_MAX_LENGTH, { error: fieldErrors.textTooLong }),
    ),
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
