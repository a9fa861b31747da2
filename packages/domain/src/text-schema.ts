import * as z from "zod/mini";
import { LONG_TEXT_MAX_LENGTH, SHORT_TEXT_MAX_LENGTH } from "./constants.ts";
import { fieldErrors } from "./field-errors.ts";

/** A text with a maximum number of code points, as the contract and the database count: an emoji is one. */
const textUpTo = (limit: number) =>
  z.string().check(
    z.trim(),
    z.refine((text) => Array.from(text).length <= limit, { error: fieldErrors.textTooLong }),
  );

/** An optional short text: a note to the shops, or about a cancellation. */
export const shortTextSchema = textUpTo(SHORT_TEXT_MAX_LENGTH);

/** A reply of the shop, the mall or the carrier; must not be empty. */
export const answerSchema = textUpTo(LONG_TEXT_MAX_LENGTH).check(z.minLength(1));
