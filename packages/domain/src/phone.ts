import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";

/** Digits of a phone number at most. Spec §9. */
export const PHONE_MAX_LENGTH = 10;

/** Whether a text is a phone number as the shop takes it: digits, 10 at most, the first a 0. Spec §5. */
export function isPhoneNumber(text: string): boolean {
  return text.length <= PHONE_MAX_LENGTH && /^0\d+$/.test(text);
}

/** What may stay of typed or pasted text in a numeric field: its digits. Spec §5. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, "");
}

/** A phone number: required, at most 10 characters, digits starting with 0. Spec §5, address form. */
export const phoneSchema = z
  .string({ error: fieldErrors.phoneRequired })
  .check(
    z.trim(),
    z.minLength(1, { error: fieldErrors.phoneRequired, abort: true }),
    z.maxLength(PHONE_MAX_LENGTH, { error: fieldErrors.phoneTooLong, abort: true }),
    z.refine(isPhoneNumber, { error: fieldErrors.phoneFormat }),
  );
