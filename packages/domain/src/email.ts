import * as z from "zod/mini";
import { SHORT_TEXT_MAX_LENGTH } from "./constants.ts";
import { fieldErrors } from "./field-errors.ts";
import { tidyText } from "./tidy-text.ts";

/** A required email address of at most `SHORT_TEXT_MAX_LENGTH` characters. */
export const emailSchema = z
  .string({ error: fieldErrors.emailRequired })
  .check(
    z.overwrite(tidyText),
    z.minLength(1, { error: fieldErrors.emailRequired, abort: true }),
    z.maxLength(SHORT_TEXT_MAX_LENGTH, { error: fieldErrors.textTooLong, abort: true }),
    z.regex(z.regexes.email, { error: fieldErrors.emailFormat }),
  );

/** An account's email address: case-insensitive, so stored in lower case. */
export const accountEmailSchema = z.pipe(
  z.string({ error: fieldErrors.emailRequired }).check(z.overwrite(tidyText), z.toLowerCase()),
  emailSchema,
);
