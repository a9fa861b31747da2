import type { RegisterBody } from "@sen/api";
import * as z from "zod/mini";
import { SHORT_TEXT_MAX_LENGTH } from "./constants.ts";
import { emailSchema } from "./email.ts";
import { otpSchema } from "./otp-form.ts";
import { knownPasswordSchema, passwordSchema } from "./password.ts";
import { personNameSchema } from "./person-name-schema.ts";
import { phoneSchema } from "./phone-schema.ts";
import { fieldErrors } from "./field-errors.ts";

/** A mail address may be left out; upper and lower case are one. */
const optionalEmailSchema = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(SHORT_TEXT_MAX_LENGTH, { error: fieldErrors.textTooLong, abort: true }),
  z.refine((email) => email === "" || emailSchema.safeParse(email).success, {
    error: fieldErrors.emailFormat,
  }),
);

/** Who registers. Spec §2 and §5. */
export const registrationFormSchema = z.object({
  full_name: personNameSchema,
  phone: phoneSchema,
  email: optionalEmailSchema,
  password: passwordSchema,
});
export type RegistrationFormData = z.output<typeof registrationFormSchema>;

/** What the call takes: without a mail address where none was given. */
export function registerBody({ email, ...form }: RegistrationFormData): RegisterBody {
  return { ...form, ...(email !== "" && { email }) };
}

/** Whose password is forgotten. */
export const forgotPasswordFormSchema = z.object({ phone: phoneSchema });
export type ForgotPasswordFormData = z.output<typeof forgotPasswordFormSchema>;

/** The code, and the new password. */
export const restorePasswordFormSchema = z.object({ otp: otpSchema, password: passwordSchema });
export type RestorePasswordFormData = z.output<typeof restorePasswordFormSchema>;

/** The present password, and another that takes its place. */
export const changePasswordFormSchema = z
  .object({ current_password: knownPasswordSchema, new_password: passwordSchema })
  .check(
    z.refine(({ current_password, new_password }) => current_password !== new_password, {
      error: fieldErrors.passwordSame,
      path: ["new_password"],
    }),
  );
export type ChangePasswordFormData = z.output<typeof changePasswordFormSchema>;
