import type { RegisterBody } from "@sen/api";
import * as z from "zod/mini";
import { SHORT_TEXT_MAX_LENGTH } from "./constants.ts";
import { accountEmailSchema, emailSchema } from "./email.ts";
import { otpSchema } from "./otp-form.ts";
import { knownPasswordSchema, passwordSchema } from "./password.ts";
import { personNameSchema } from "./person-name-schema.ts";
import { phoneSchema } from "./phone-schema.ts";
import { fieldErrors } from "./field-errors.ts";
import { tidyText } from "./tidy-text.ts";

/** An optional, case-insensitive email address. */
const optionalEmailSchema = z.string().check(
  z.overwrite(tidyText),
  z.toLowerCase(),
  z.maxLength(SHORT_TEXT_MAX_LENGTH, { error: fieldErrors.textTooLong, abort: true }),
  z.refine((email) => email === "" || emailSchema.safeParse(email).success, {
    error: fieldErrors.emailFormat,
  }),
);

/** The registration form. Spec §2 and §5. */
export const registrationFormSchema = z.object({
  full_name: personNameSchema,
  phone: phoneSchema,
  email: optionalEmailSchema,
  password: passwordSchema,
});
export type RegistrationFormData = z.output<typeof registrationFormSchema>;

/** The request body; omits an empty email address. */
export function registerBody({ email, ...form }: RegistrationFormData): RegisterBody {
  return { ...form, ...(email !== "" && { email }) };
}

/** The form to request a password reset. */
export const forgotPasswordFormSchema = z.object({ phone: phoneSchema });
export type ForgotPasswordFormData = z.output<typeof forgotPasswordFormSchema>;

/** The form to reset the password with a code. */
export const restorePasswordFormSchema = z.object({ otp: otpSchema, password: passwordSchema });
export type RestorePasswordFormData = z.output<typeof restorePasswordFormSchema>;

/** The form to change the password, which must differ from the current one. */
export const changePasswordFormSchema = z
  .object({ current_password: knownPasswordSchema, new_password: passwordSchema })
  .check(
    z.refine(({ current_password, new_password }) => current_password !== new_password, {
      error: fieldErrors.passwordSame,
      path: ["new_password"],
    }),
  );
export type ChangePasswordFormData = z.output<typeof changePasswordFormSchema>;

/** The form to change the customer's email address, confirmed with their password. Spec §2, account. */
export const emailFormSchema = z.object({ email: accountEmailSchema, password: knownPasswordSchema });
export type EmailFormData = z.output<typeof emailFormSchema>;
