import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";

/** Characters of a password at least. Spec §5 and §9. */
export const PASSWORD_MIN_LENGTH = 8;

/** A new password: 8 characters, a lowercase letter, an uppercase letter and a digit. Spec §5. */
export const passwordSchema = z
  .string({ error: fieldErrors.passwordRequired })
  .check(
    z.minLength(1, { error: fieldErrors.passwordRequired, abort: true }),
    z.minLength(PASSWORD_MIN_LENGTH, { error: fieldErrors.passwordTooShort }),
    z.regex(/\p{Ll}/u, { error: fieldErrors.passwordLowercase }),
    z.regex(/\p{Lu}/u, { error: fieldErrors.passwordUppercase }),
    z.regex(/\d/, { error: fieldErrors.passwordDigit }),
  );
