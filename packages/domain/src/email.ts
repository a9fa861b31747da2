import * as z from "zod/mini";
import { SHORT_TEXT_MAX_LENGTH } from "./constants.ts";
import { fieldErrors } from "./field-errors.ts";

/** An email address: required, no longer than a short text. */
export const emailSchema = z
  .string({ error: fieldErrors.emailRequired })
  .check(
    z.trim(),
    z.minLength(1, { error: fieldErrors.emailRequired, abort: true }),
    z.maxLength(SHORT_TEXT_MAX_LENGTH, { error: fieldErrors.textTooLong, abort: true }),
    z.regex(z.regexes.email, { error: fieldErrors.emailFormat }),
  );

/** A mail address by which an account is known: upper and lower case are one. */
const accountEmailSchema = z.pipe(
  z.string({ error: fieldErrors.emailRequired }).check(z.trim(), z.toLowerCase()),
  emailSchema,
);

/** Which mail address is to be the customer's. Spec §2, account. */
export const emailFormSchema = z.object({ email: accountEmailSchema });
export type EmailFormData = z.output<typeof emailFormSchema>;
