import type { OtpSent as OtpSentOnTheWire } from "@sen/api";
import type { OtpSent } from "../otp/index.ts";

/** A code that is on its way, with the clock that its times are told by. */
export function otpSentOf({ id, phone, expires_at, resend_at }: OtpSent, now: Date): OtpSentOnTheWire {
  return {
    id,
    phone,
    expires_at: expires_at.toISOString(),
    resend_at: resend_at.toISOString(),
    server_time: now.toISOString(),
  };
}
