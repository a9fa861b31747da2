import * as z from "zod/mini";
import { LONG_TEXT_MAX_LENGTH } from "./constants.ts";
import { fieldErrors } from "./field-errors.ts";

/**
 * A reply of the shop, the mall or the carrier; must not be empty. Its length is counted in code points, as the contract and the database
 * do: an emoji is one.
 */
export const answerSchema = z.string().check(
  z.trim(),
  z.refine((text) => Array.from(text).length <= LONG_TEXT_MAX_LENGTH, { error: fieldErrors.textTooLong }),
  z.minLength(1),
);
