/** The purpose of a one-time code, which is valid for no other. */
export const OTP_PURPOSES = [
  "register",
  "restore_password",
  "verify_phone",
  "membership",
  "verify_email",
] as const;
export type OtpPurpose = (typeof OTP_PURPOSES)[number];

/** Channels for messages to customers. */
export const MESSAGE_CHANNELS = ["sms", "email"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** The channel of a code, by purpose. */
export const OTP_CHANNELS = {
  register: "sms",
  restore_password: "sms",
  verify_phone: "sms",
  membership: "sms",
  verify_email: "email",
} as const satisfies Record<OtpPurpose, MessageChannel>;

/** How long a code is valid, in ms. The spec does not show it. */
export const OTP_LIFE_MS = 5 * 60_000;
/** Wrong attempts that a code allows; the last one invalidates it. The spec does not show the number. Spec §8, 938. */
export const OTP_MAX_WRONG = 5;

/** The state of a code that was sent. */
export interface SentOtp {
  /** When the latest code was sent. */
  sent_at: Date;
  /** Wrong attempts at the latest code. */
  wrong: number;
  /** When it was used; null if it was not. */
  used_at: Date | null;
}

/** The outcome of a request for a code: it is sent, or refused within 120 s of the last (§9) or beyond a limit (937, §8). */
export type OtpSendAnswer = "sent" | "too_soon" | "max_sends" | "too_fast" | "over_budget" | "challenge";
/** The outcome of entering a code. `max_wrong` is the spec's 938 (§8). */
export type OtpTryAnswer = "accepted" | "wrong" | "max_wrong" | "expired" | "used";
export type OtpAnswer = OtpSendAnswer | OtpTryAnswer;

/** When a code expires. */
export const otpExpiresAt = ({ sent_at }: Pick<SentOtp, "sent_at">): Date =>
  new Date(sent_at.getTime() + OTP_LIFE_MS);

/** Whether a code can still be used. */
export const isOtpValid = (otp: SentOtp, now: Date): boolean =>
  otp.used_at === null && otp.wrong < OTP_MAX_WRONG && now < otpExpiresAt(otp);

/** The outcome of entering a code; `otp` is null if none was requested for this recipient and purpose. */
export function otpTry(otp: SentOtp | null, isRight: boolean, now: Date): OtpTryAnswer {
  if (otp === null) return "expired";
  if (otp.used_at !== null) return "used";
  if (otp.wrong >= OTP_MAX_WRONG) return "max_wrong";
  if (!isOtpValid(otp, now)) return "expired";
  if (isRight) return "accepted";
  return otp.wrong + 1 >= OTP_MAX_WRONG ? "max_wrong" : "wrong";
}
