/** What a one-time code is asked for; it is good for that alone. */
export const OTP_PURPOSES = [
  "register",
  "restore_password",
  "verify_phone",
  "membership",
  "verify_email",
] as const;
export type OtpPurpose = (typeof OTP_PURPOSES)[number];

/** What carries messages to customers. */
export const MESSAGE_CHANNELS = ["sms", "email"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Where a code goes: to a phone, or to a mail address. */
export const OTP_CHANNELS = {
  register: "sms",
  restore_password: "sms",
  verify_phone: "sms",
  membership: "sms",
  verify_email: "email",
} as const satisfies Record<OtpPurpose, MessageChannel>;

/** How long a code is good, in milliseconds. The spec does not show it. */
export const OTP_LIFE_MS = 5 * 60_000;
/** Wrong tries that a code takes; the last of them ends it. The spec does not show the number. Spec §8, 938. */
export const OTP_MAX_WRONG = 5;

/** A code that was sent, as far as the rules look at it. */
export interface SentOtp {
  /** When the newest code went out. */
  sent_at: Date;
  /** Wrong tries of the newest code. */
  wrong: number;
  /** When it was taken; null while it was not. */
  used_at: Date | null;
}

/** Where a code stands. `none`: nobody asked for one, or for another purpose, or for somebody else. */
export type OtpPhase = "none" | "out" | "expired" | "blocked" | "used";
/** A code is asked for: in time, before 120 s have passed, or against one of the limits. */
export type OtpSendEvent =
  "send" | "send_early" | "send_often" | "send_fast" | "send_over_budget" | "send_unproved";
/** What can happen to a code: it is asked for, or it is tried. */
export type OtpEvent = OtpSendEvent | "right" | "wrong" | "last_wrong";
/** What whoever asked is told. */
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

/** One row of the table. */
export interface OtpMove {
  to: OtpPhase;
  answer: OtpAnswer;
}

const sent: OtpMove = { to: "out", answer: "sent" };
const move = (to: OtpPhase, answer: OtpAnswer): OtpMove => ({ to, answer });
/** A code that is not sent leaves things as they are. */
const notSent = (phase: OtpPhase) => ({
  send_early: move(phase, "too_soon"),
  send_often: move(phase, "max_sends"),
  send_fast: move(phase, "too_fast"),
  send_over_budget: move(phase, "over_budget"),
  send_unproved: move(phase, "challenge"),
});

/**
 * The machine of one-time codes, whatever they are for: from each phase, what each event leads to and what is said. The
 * spec names 120 s (§9), 937 and 938 (§8); the rest is ours.
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

/** When a code that was sent then is no longer good. */
export const otpExpiresAt = ({ sent_at }: Pick<SentOtp, "sent_at">): Date =>
  new Date(sent_at.getTime() + OTP_LIFE_MS);

/** Where a code stands now. */
export function otpPhase(otp: SentOtp | null, now: Date): OtpPhase {
  if (otp === null) return "none";
  if (otp.used_at !== null) return "used";
  if (otp.wrong >= OTP_MAX_WRONG) return "blocked";
  return now < otpExpiresAt(otp) ? "out" : "expired";
}

/** Which event a try is. */
export function otpTry(otp: SentOtp | null, isRight: boolean): OtpEvent {
  if (isRight) return "right";
  return (otp?.wrong ?? 0) + 1 >= OTP_MAX_WRONG ? "last_wrong" : "wrong";
}
