import type { EmailOtpSent, OtpSent as OtpSentOnTheWire } from "@sen/api";
import type { OtpSent } from "../otp/index.ts";

const timesOf = ({ expires_at, resend_at }: OtpSent, now: Date) => ({
  expires_at: expires_at.toISOString(),
  resend_at: resend_at.toISOString(),
  server_time: now.toISOString(),
});

/** A code sent to a phone, with the server's time to compare its times with. */
export function otpSentOf(sent: OtpSent, now: Date): OtpSentOnTheWire {
  return { id: sent.id, phone: sent.recipient, ...timesOf(sent, now) };
}

/** A code sent to an email address, with the server's time. */
export function emailOtpSentOf(sent: OtpSent, now: Date): EmailOtpSent {
  return { id: sent.id, email: sent.recipient, ...timesOf(sent, now) };
}
