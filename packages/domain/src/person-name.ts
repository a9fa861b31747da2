import * as z from "zod/mini";
import { NAME_MAX_LENGTH } from "./constants.ts";
import { fieldErrors } from "./field-errors.ts";

/** Characters that a name must have more than. Spec §5 and §9. */
export const NAME_MORE_THAN = 2;

/** Every letter of Vietnamese names, lower case: the Latin ones, đ, and each vowel with each of its marks and tones. */
const VIETNAMESE_LETTERS =
  "a-zđ" + "àáảãạăằắẳẵặâầấẩẫậ" + "èéẻẽẹêềếểễệ" + "ìíỉĩị" + "òóỏõọôồốổỗộơờớởỡợ" + "ùúủũụưừứửữự" + "ỳýỷỹỵ";
const lettersAndSpaces = new RegExp(`^[${VIETNAMESE_LETTERS}\\s]*$`, "iu");

/** A text as it is kept: composed Unicode (ế is one character however it was typed), single spaces, none around. */
export function tidyText(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/g, " ");
}

/** Whether a text holds Vietnamese letters and spaces only, however its accents are encoded. Spec §5. */
export function isVietnameseName(text: string): boolean {
  return lettersAndSpaces.test(text.normalize("NFC"));
}

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
