import * as z from "zod/mini";
import { LONG_TEXT_MAX_LENGTH, SHORT_TEXT_MAX_LENGTH } from "./constants.ts";
import { fieldErrors } from "./field-errors.ts";

/** A text of so many characters at most, counted as the contract and the database count: an emoji is one. */
const textUpTo = (limit: number) =>
  z.string().check(
    z.trim(),
    z.refine((text) => Array.from(text).length <= limit, { error: fieldErrors.textTooLong }),
  );

/** A short text that may be empty: a note to the shops, or about a cancellation. */
export const shortTextSchema = textUpTo(SHORT_TEXT_MAX_LENGTH);

/** What the shop, the mall or the carrier says: it says something. */
export const answerSchema = textUpTo(LONG_TEXT_MAX_LENGTH).check(z.minLength(1));
