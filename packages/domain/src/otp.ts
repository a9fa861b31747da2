import { OTP_RESEND_SECONDS } from "./constants.ts";
import { countedOnce, fewerThanAt, remembered } from "./decaying-count.ts";

/** What a one-time code is asked for; it is good for that alone. */
export const OTP_PURPOSES = [
  "register",
  "restore_password",
  "verify_phone",
  "membership",
  "verify_email",
] as const;
export type OtpPurpose = (typeof OTP_PURPOSES)[number];

/** Where a code goes: to a phone, or to a mail address. */
export const OTP_CHANNELS = {
  register: "sms",
  restore_password: "sms",
  verify_phone: "sms",
  membership: "sms",
  verify_email: "email",
} as const satisfies Record<OtpPurpose, "sms" | "email">;

/** How long a code is good, in milliseconds. The spec does not show it. */
export const OTP_LIFE_MS = 5 * 60_000;
/** Wrong tries that a code takes; the last of them ends it. The spec does not show the number. Spec §8, 938. */
export const OTP_MAX_WRONG = 5;
/** Codes that one address can have sent to one phone for one purpose. The spec does not show the number. Spec §8, 937. */
export const OTP_MAX_SENDS = 5;
/** The same from all addresses together: a stranger at one of them leaves the owner of the phone some. */
export const OTP_MAX_SENDS_ANYWHERE = 15;
/** One send is forgotten in this time, in milliseconds. */
export const OTP_SEND_FORGOTTEN_MS = 60 * 60_000;

const RESEND_MS = OTP_RESEND_SECONDS * 1000;

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
/** What can happen to a code: it is asked for (in time, before 120 s have passed, or too often), or it is tried. */
export type OtpEvent = "send" | "send_early" | "send_often" | "right" | "wrong" | "last_wrong";
/** What whoever asked is told. */
export type OtpAnswer =
  "sent" | "too_soon" | "max_sends" | "accepted" | "wrong" | "max_wrong" | "expired" | "used";

/** One row of the table. */
export interface OtpMove {
  to: OtpPhase;
  answer: OtpAnswer;
}

const sent: OtpMove = { to: "out", answer: "sent" };
const move = (to: OtpPhase, answer: OtpAnswer): OtpMove => ({ to, answer });

/**
 * The machine of one-time codes, whatever they are for: from each phase, what each event leads to and what is said. The
 * spec names 120 s (§9), 937 and 938 (§8); the rest is ours.
 */
export const otpTable: Readonly<Record<OtpPhase, Readonly<Record<OtpEvent, OtpMove>>>> = {
  none: {
    send: sent,
    send_early: move("none", "too_soon"),
    send_often: move("none", "max_sends"),
    right: move("none", "expired"),
    wrong: move("none", "expired"),
    last_wrong: move("none", "expired"),
  },
  out: {
    send: sent,
    send_early: move("out", "too_soon"),
    send_often: move("out", "max_sends"),
    right: move("used", "accepted"),
    wrong: move("out", "wrong"),
    last_wrong: move("blocked", "max_wrong"),
  },
  expired: {
    send: sent,
    send_early: move("expired", "too_soon"),
    send_often: move("expired", "max_sends"),
    right: move("expired", "expired"),
    wrong: move("expired", "expired"),
    last_wrong: move("expired", "expired"),
  },
  blocked: {
    send: sent,
    send_early: move("blocked", "too_soon"),
    send_often: move("blocked", "max_sends"),
    right: move("blocked", "max_wrong"),
    wrong: move("blocked", "max_wrong"),
    last_wrong: move("blocked", "max_wrong"),
  },
  used: {
    send: move("used", "used"),
    send_early: move("used", "used"),
    send_often: move("used", "used"),
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

/** What is remembered of the codes that were sent to one phone for one purpose. The moments are counts that decay. */
export interface OtpSends {
  /** When the last one went out: of this code, or from this address. Null before the first. */
  lastSent: Date | null;
  fromAddress: Date;
  fromAnywhere: Date;
}

/** Nothing was sent yet. */
export const noOtpSends = (now: Date): OtpSends => ({ lastSent: null, fromAddress: now, fromAnywhere: now });

/** When the next code can be sent: not after 120 s alone, where too many were. Past or now: at once. */
export function otpSendableAt({ lastSent, fromAddress, fromAnywhere }: OtpSends): Date {
  return new Date(
    Math.max(
      lastSent === null ? 0 : lastSent.getTime() + RESEND_MS,
      fewerThanAt(fromAddress, OTP_MAX_SENDS, OTP_SEND_FORGOTTEN_MS).getTime(),
      fewerThanAt(fromAnywhere, OTP_MAX_SENDS_ANYWHERE, OTP_SEND_FORGOTTEN_MS).getTime(),
    ),
  );
}

/** Which event a wish for a code is. */
export function otpSend(sends: OtpSends, now: Date): "send" | "send_early" | "send_often" {
  const isSpent = (forgotten: Date, limit: number) =>
    remembered(forgotten, now, OTP_SEND_FORGOTTEN_MS) >= limit;
  if (isSpent(sends.fromAddress, OTP_MAX_SENDS) || isSpent(sends.fromAnywhere, OTP_MAX_SENDS_ANYWHERE)) {
    return "send_often";
  }
  return otpSendableAt(sends) > now ? "send_early" : "send";
}

/** What is remembered with one more code that goes out now. */
export function withOtpSend({ fromAddress, fromAnywhere }: OtpSends, now: Date): OtpSends {
  const forgetting = { forgettingMs: OTP_SEND_FORGOTTEN_MS };
  return {
    lastSent: now,
    fromAddress: countedOnce(fromAddress, now, forgetting),
    fromAnywhere: countedOnce(fromAnywhere, now, forgetting),
  };
}
