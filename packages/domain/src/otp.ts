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

/** The phase of a code. `none`: no code was requested for this recipient and purpose. */
export type OtpPhase = "none" | "out" | "expired" | "blocked" | "used";
/** A code is requested: allowed, within 120 s of the last, or beyond a limit. */
export type OtpSendEvent =
  "send" | "send_early" | "send_often" | "send_fast" | "send_over_budget" | "send_unproved";
/** Events of a code: it is requested or entered. */
export type OtpEvent = OtpSendEvent | "right" | "wrong" | "last_wrong";
/** The outcome reported to the asker. */
export type OtpAnswer =
  | "sent"
  | "too_soon"
  | "max_sends"
  | "too_fast"
  | "over_budget"
  | "challenge"
  | "accepted"
  | "wrong"
  | "max_wrong"
  | "expired"
  | "used";

/** A row of the table. */
export interface OtpMove {
  to: OtpPhase;
  answer: OtpAnswer;
}

const sent: OtpMove = { to: "out", answer: "sent" };
const move = (to: OtpPhase, answer: OtpAnswer): OtpMove => ({ to, answer });
/** Events that send no code and keep the phase. */
const notSent = (phase: OtpPhase) => ({
  send_early: move(phase, "too_soon"),
  send_often: move(phase, "max_sends"),
  send_fast: move(phase, "too_fast"),
  send_over_budget: move(phase, "over_budget"),
  send_unproved: move(phase, "challenge"),
});

/**
 * The state machine of one-time codes of all purposes: the next phase and the outcome, by phase and event. The spec names 120 s (§9), 937
 * and 938 (§8); the rest is our choice.
 */
export const otpTable: Readonly<Record<OtpPhase, Readonly<Record<OtpEvent, OtpMove>>>> = {
  none: {
    send: sent,
    ...notSent("none"),
    right: move("none", "expired"),
    wrong: move("none", "expired"),
    last_wrong: move("none", "expired"),
  },
  out: {
    send: sent,
    ...notSent("out"),
    right: move("used", "accepted"),
    wrong: move("out", "wrong"),
    last_wrong: move("blocked", "max_wrong"),
  },
  expired: {
    send: sent,
    ...notSent("expired"),
    right: move("expired", "expired"),
    wrong: move("expired", "expired"),
    last_wrong: move("expired", "expired"),
  },
  blocked: {
    send: sent,
    ...notSent("blocked"),
    right: move("blocked", "max_wrong"),
    wrong: move("blocked", "max_wrong"),
    last_wrong: move("blocked", "max_wrong"),
  },
  used: {
    send: move("used", "used"),
    send_early: move("used", "used"),
    send_often: move("used", "used"),
    send_fast: move("used", "used"),
    send_over_budget: move("used", "used"),
    send_unproved: move("used", "used"),
    right: move("used", "used"),
    wrong: move("used", "used"),
    last_wrong: move("used", "used"),
  },
};

/** When a code expires. */
export const otpExpiresAt = ({ sent_at }: Pick<SentOtp, "sent_at">): Date =>
  new Date(sent_at.getTime() + OTP_LIFE_MS);

/** The current phase of a code. */
export function otpPhase(otp: SentOtp | null, now: Date): OtpPhase {
  if (otp === null) return "none";
  if (otp.used_at !== null) return "used";
  if (otp.wrong >= OTP_MAX_WRONG) return "blocked";
  return now < otpExpiresAt(otp) ? "out" : "expired";
}

/** The event of entering a code. */
export function otpTry(otp: SentOtp | null, isRight: boolean): OtpEvent {
  if (isRight) return "right";
  return (otp?.wrong ?? 0) + 1 >= OTP_MAX_WRONG ? "last_wrong" : "wrong";
}
