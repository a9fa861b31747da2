import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";
import { isPhoneNumber, PHONE_MAX_LENGTH } from "./phone.ts";

/** A phone number: required, at most 10 characters, digits starting with 0. Spec §5, address form. */
export const phoneSchema = z
  .string({ error: fieldErrors.phoneRequired })
  .check(
    z.trim(),
    z.minLength(1, { error: fieldErrors.phoneRequired, abort: true }),
    z.maxLength(PHONE_MAX_LENGTH, { error: fieldErrors.phoneTooLong, abort: true }),
    z.refine(isPhoneNumber, { error: fieldErrors.phoneFormat }),
  );
