import * as z from "zod/mini";
import { NAME_MAX_LENGTH } from "./constants.ts";
import { fieldErrors } from "./field-errors.ts";
import { isVietnameseName } from "./person-name.ts";
import { tidyText } from "./tidy-text.ts";

/** A name must be longer than this. Spec §5 and §9. */
const NAME_MORE_THAN = 2;

/**
 * A person's name: required, more than 2 characters, Vietnamese letters and spaces only, at least two words.
 * Parses to the tidied name. Spec §5, address form.
 */
export const personNameSchema = z.string({ error: fieldErrors.nameRequired }).check(
  z.overwrite(tidyText),
  z.minLength(1, { error: fieldErrors.nameRequired, abort: true }),
  z.refine(isVietnameseName, { error: fieldErrors.nameLetters, abort: true }),
  z.minLength(NAME_MORE_THAN + 1, { error: fieldErrors.nameTooShort, abort: true }),
  z.maxLength(NAME_MAX_LENGTH, { error: fieldErrors.nameTooLong, abort: true }),
  z.refine((name) => /\s/.test(name), { error: fieldErrors.nameTwoWords }),
);
