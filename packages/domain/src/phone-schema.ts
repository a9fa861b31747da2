import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";
import { isPhoneNumber, isVietnamesePhone, PHONE_MAX_LENGTH, plainPhone } from "./phone.ts";

/** Landline numbers with area code have eleven digits, one more than the spec allows. */
const isLandline = (phone: string): boolean => /^02\d{9}$/.test(phone);

/**
 * A required phone number: ten digits with a Vietnamese prefix, within spec §5 (at most 10 characters, digits starting with 0). Accepts +84,
 * spaces and dots, and parses to the stored form.
 */
export const phoneSchema = z.string({ error: fieldErrors.phoneRequired }).check(
  z.overwrite(plainPhone),
  z.minLength(1, { error: fieldErrors.phoneRequired, abort: true }),
  z.regex(/^0[0-9]+$/, { error: fieldErrors.phoneFormat, abort: true }),
  z.refine((phone) => !isLandline(phone), { error: fieldErrors.phoneLandline, abort: true }),
  z.length(PHONE_MAX_LENGTH, { error: fieldErrors.phoneLength, abort: true }),
  z.refine(isVietnamesePhone, { error: fieldErrors.phonePrefix }),
);

/** A saved phone number sent back unchanged: only has to meet spec §5. */
export const knownPhoneSchema = z
  .string({ error: fieldErrors.phoneRequired })
  .check(z.refine(isPhoneNumber, { error: fieldErrors.phoneFormat }));
