import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";
import { isPhoneNumber, isVietnamesePhone, PHONE_MAX_LENGTH, plainPhone } from "./phone.ts";

/** Landlines with area code have eleven digits, one more than the spec takes. */
const isLandline = (phone: string): boolean => /^02\d{9}$/.test(phone);

/**
 * A phone number: required, ten digits with a Vietnamese prefix, within spec §5 (at most 10 characters, digits starting
 * with 0). It may be written with +84, spaces or dots, and parses to how it is stored.
 */
export const phoneSchema = z.string({ error: fieldErrors.phoneRequired }).check(
  z.overwrite(plainPhone),
  z.minLength(1, { error: fieldErrors.phoneRequired, abort: true }),
  z.regex(/^0[0-9]+$/, { error: fieldErrors.phoneFormat, abort: true }),
  z.refine((phone) => !isLandline(phone), { error: fieldErrors.phoneLandline, abort: true }),
  z.length(PHONE_MAX_LENGTH, { error: fieldErrors.phoneLength, abort: true }),
  z.refine(isVietnamesePhone, { error: fieldErrors.phonePrefix }),
);

/** A phone number that was saved before and is sent back unchanged: it keeps to spec §5 alone. */
export const knownPhoneSchema = z
  .string({ error: fieldErrors.phoneRequired })
  .check(z.refine(isPhoneNumber, { error: fieldErrors.phoneFormat }));
