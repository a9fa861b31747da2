import type { VatInvoice } from "@sen/api";
import * as z from "zod/mini";
import { SHORT_TEXT_MAX_LENGTH } from "./constants.ts";
import { emailSchema } from "./email.ts";
import { fieldErrors, type FieldErrorKey } from "./field-errors.ts";
import { tidyText } from "./tidy-text.ts";

/**
 * Whether a text is a Vietnamese tax code: 10 digits, 10 with a branch of 3 after a hyphen, or a 12-digit personal number.
 * The spec has the VAT call but not its fields.
 */
export function isTaxCode(text: string): boolean {
  return /^(\d{10}(-\d{3})?|\d{12})$/.test(text);
}

const shortText = (required: FieldErrorKey) =>
  z
    .string({ error: required })
    .check(
      z.overwrite(tidyText),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(SHORT_TEXT_MAX_LENGTH, { error: fieldErrors.textTooLong }),
    );

/** The recipient of a VAT invoice. */
export const vatFormSchema = z.object({
  company_name: shortText(fieldErrors.companyNameRequired),
  tax_code: z
    .string({ error: fieldErrors.taxCodeRequired })
    .check(
      z.trim(),
      z.minLength(1, { error: fieldErrors.taxCodeRequired, abort: true }),
      z.refine(isTaxCode, { error: fieldErrors.taxCodeFormat }),
    ),
  company_address: shortText(fieldErrors.companyAddressRequired),
  email: emailSchema,
}) satisfies z.ZodMiniType<VatInvoice>;
