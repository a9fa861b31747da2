import * as z from "zod/mini";
import { OTP_LENGTH } from "./constants.ts";
import { fieldErrors } from "./field-errors.ts";
import { onlyDigits } from "./phone.ts";

/** A one-time code as typed or pasted: extracts its digits. */
export const otpSchema = z
  .string({ error: fieldErrors.otpRequired })
  .check(
    z.overwrite(onlyDigits),
    z.minLength(1, { error: fieldErrors.otpRequired, abort: true }),
    z.length(OTP_LENGTH, { error: fieldErrors.otpLength }),
  );

/** The form to enter a code. */
export const otpFormSchema = z.object({ otp: otpSchema });
export type OtpFormData = z.output<typeof otpFormSchema>;
