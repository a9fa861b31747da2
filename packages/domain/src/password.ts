import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";

/** Minimum length of a password. Spec §5 and §9. */
export const PASSWORD_MIN_LENGTH = 8;
/** Maximum length of a password. The spec does not show it. */
export const PASSWORD_MAX_LENGTH = 100;

const lowercase = /\p{Ll}/u;
const uppercase = /\p{Lu}/u;
const digit = /\d/;

/** The rules of a new password, which a form checks while it is typed. Spec §5. */
export const PASSWORD_RULES = [
  { rule: "length", isMet: (text: string) => text.length >= PASSWORD_MIN_LENGTH },
  { rule: "lowercase", isMet: (text: string) => lowercase.test(text) },
  { rule: "uppercase", isMet: (text: string) => uppercase.test(text) },
  { rule: "digit", isMet: (text: string) => digit.test(text) },
] as const;

/** An existing password: accepted even if it predates the current rules. */
export const knownPasswordSchema = z
  .string({ error: fieldErrors.passwordRequired })
  .check(
    z.minLength(1, { error: fieldErrors.passwordRequired, abort: true }),
    z.maxLength(PASSWORD_MAX_LENGTH, { error: fieldErrors.passwordTooLong }),
  );

/** A new password: 8 characters, a lowercase letter, an uppercase letter and a digit. Spec §5. */
export const passwordSchema = z
  .string({ error: fieldErrors.passwordRequired })
  .check(
    z.minLength(1, { error: fieldErrors.passwordRequired, abort: true }),
    z.minLength(PASSWORD_MIN_LENGTH, { error: fieldErrors.passwordTooShort }),
    z.maxLength(PASSWORD_MAX_LENGTH, { error: fieldErrors.passwordTooLong }),
    z.regex(lowercase, { error: fieldErrors.passwordLowercase }),
    z.regex(uppercase, { error: fieldErrors.passwordUppercase }),
    z.regex(digit, { error: fieldErrors.passwordDigit }),
  );

/** A form that confirms an action with the password, without hinting at the password rules. */
export const passwordPromptSchema = z.object({ password: knownPasswordSchema });
export type PasswordPromptData = z.output<typeof passwordPromptSchema>;
