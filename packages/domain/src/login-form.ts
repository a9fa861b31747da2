import type { LoginBody } from "@sen/api";
import * as z from "zod/mini";
import { fieldErrors } from "./field-errors.ts";
import { knownPasswordSchema } from "./password.ts";
import { isPhoneNumber, plainPhone } from "./phone.ts";
import { tidyText } from "./tidy-text.ts";

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Normalizes a phone number, which can be written in many ways, or an email address. */
function plainAccount(text: string): string {
  return text.includes("@") ? tidyText(text) : plainPhone(text);
}

/** The sign-in form: phone number or email address, and the password, without hinting at the password rules. Spec §7. */
export const loginFormSchema = z.object({
  account: z.string({ error: fieldErrors.accountRequired }).check(
    z.overwrite(plainAccount),
    z.minLength(1, { error: fieldErrors.accountRequired, abort: true }),
    z.refine((account) => isPhoneNumber(account) || looksLikeEmail(account), {
      error: fieldErrors.accountFormat,
    }),
  ),
  password: knownPasswordSchema,
});
export type LoginFormData = z.output<typeof loginFormSchema>;

/** The request body: the account as a phone number or as an email address. */
export function loginBody({ account, password }: LoginFormData): LoginBody {
  return isPhoneNumber(account) ? { phone: account, password } : { email: account, password };
}
