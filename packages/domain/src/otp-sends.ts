import { OTP_RESEND_SECONDS } from "./constants.ts";
import { countedOnce, fewerThanAt } from "./decaying-count.ts";
import { OTP_MAX_WRONG, type OtpSendEvent } from "./otp.ts";

/** Codes that one asker can have sent to one recipient for one purpose. The spec does not show the number. Spec §8, 937. */
export const OTP_MAX_SENDS = 5;
/** Codes to one recipient for one purpose, whoever asks, after which a challenge comes before the next one. */
export const OTP_FREE_SENDS = 10;
/** Codes that one address can cause in a minute, to whatever recipients. */
export const OTP_SENDS_PER_ADDRESS = 5;
/** Wrong tries that a code takes whose recipient was flooded: more codes must not mean more guesses. */
export const OTP_TRIES_UNDER_FIRE = 2;
/** One send is forgotten in this time, in milliseconds. */
export const OTP_SEND_FORGOTTEN_MS = 60 * 60_000;
/** How full the fullest budget of the shop may be before everybody solves a challenge first; 1 is spent. */
export const OTP_CALM_USE = 0.5;

const RESEND_MS = OTP_RESEND_SECONDS * 1000;
/** Sends beyond these make a challenge no harder, and are not remembered: a flood is forgotten in a day. */
const MOST_COUNTED = 30;

/** What is remembered of the codes that were sent to one recipient for one purpose. The moments are counts that decay. */
export interface OtpSends {
  /** When the last one went out: of this code, or to this asker. Null before the first. */
  lastSent: Date | null;
  /** To this asker. */
  fromAsker: Date;
  /** To all askers. */
  fromAnywhere: Date;
  /** To this address, for whatever recipients and purposes. */
  fromAddress: Date;
}

/**
 * Who asks for a code. An `owner` asks on a device that has signed in to the account whose verified phone this is; a
 * `customer` is signed in; a `stranger` is counted by their address.
 */
export type OtpAsker = "owner" | "customer" | "stranger";

/** What else decides whether a code is sent. */
export interface OtpAsking {
  asker: OtpAsker;
  /** A challenge was solved for this recipient and purpose. */
  isProved: boolean;
  /** How much of the shop's fullest budget is used; 1 is spent. */
  budgetUse: number;
}

/** Nothing was sent yet. */
export const noOtpSends = (now: Date): OtpSends => ({
  lastSent: null,
  fromAsker: now,
  fromAnywhere: now,
  fromAddress: now,
});

const ADDRESS_FORGOTTEN_MS = 60_000 / OTP_SENDS_PER_ADDRESS;
const askerFreeAt = ({ fromAsker }: OtpSends) =>
  fewerThanAt(fromAsker, OTP_MAX_SENDS, OTP_SEND_FORGOTTEN_MS).getTime();
const addressFreeAt = ({ fromAddress }: OtpSends) =>
  fewerThanAt(fromAddress, OTP_SENDS_PER_ADDRESS, ADDRESS_FORGOTTEN_MS).getTime();
const recipientFreeAt = ({ fromAnywhere }: OtpSends) =>
  fewerThanAt(fromAnywhere, OTP_FREE_SENDS, OTP_SEND_FORGOTTEN_MS).getTime();
const resendAt = ({ lastSent }: OtpSends) => (lastSent === null ? 0 : lastSent.getTime() + RESEND_MS);

/**
 * When the next code can be sent, with a challenge solved where one is asked for: not after 120 s alone, where this asker
 * had too many. Past or now: at once.
 */
export function otpSendableAt(sends: OtpSends, asker: OtpAsker): Date {
  return new Date(
    Math.max(
      resendAt(sends),
      // Somebody else may share a stranger's address: a challenge tells them apart.
      asker === "stranger" ? 0 : askerFreeAt(sends),
      asker === "owner" ? 0 : addressFreeAt(sends),
    ),
  );
}

/** When the next code can be sent without a challenge, as far as this recipient's sends decide it. */
export function otpChallengeFreeAt(sends: OtpSends): Date {
  return new Date(Math.max(askerFreeAt(sends), recipientFreeAt(sends)));
}

/** Whether this asker has had as many codes for this recipient as the spec's 937 allows. */
export const isOtpAskerSpent = (sends: OtpSends, now: Date): boolean => askerFreeAt(sends) > now.getTime();

/** Whether so many codes were sent to a recipient that somebody floods it. */
export const isOtpRecipientFlooded = (sends: OtpSends, now: Date): boolean =>
  recipientFreeAt(sends) > now.getTime();

/**
 * Which event a wish for a code is. Nothing is refused for what others asked: where a recipient or the shop is flooded, a
 * challenge comes first, and never for an owner. The budget alone bounds all strangers together.
 */
export function otpSend(sends: OtpSends, { asker, isProved, budgetUse }: OtpAsking, now: Date): OtpSendEvent {
  const isSpent = isOtpAskerSpent(sends, now);
  if (isSpent && asker !== "stranger") return "send_often";
  if (resendAt(sends) > now.getTime()) return "send_early";
  if (asker !== "owner" && addressFreeAt(sends) > now.getTime()) return "send_fast";
  if (budgetUse >= 1) return "send_over_budget";
  const isUnderFire = isSpent || isOtpRecipientFlooded(sends, now) || budgetUse >= OTP_CALM_USE;
  return isUnderFire && asker !== "owner" && !isProved ? "send_unproved" : "send";
}

/** Wrong tries that the next code takes. */
export function otpTries(sends: OtpSends, asker: OtpAsker, now: Date): number {
  const isGuarded = asker !== "owner" && (isOtpRecipientFlooded(sends, now) || isOtpAskerSpent(sends, now));
  return isGuarded ? OTP_TRIES_UNDER_FIRE : OTP_MAX_WRONG;
}

/** What is remembered with one more code that goes out now. */
export function withOtpSend({ fromAsker, fromAnywhere, fromAddress }: OtpSends, now: Date): OtpSends {
  const forgetting = { forgettingMs: OTP_SEND_FORGOTTEN_MS };
  return {
    lastSent: now,
    fromAsker: countedOnce(fromAsker, now, { ...forgetting, most: OTP_MAX_SENDS }),
    fromAnywhere: countedOnce(fromAnywhere, now, { ...forgetting, most: MOST_COUNTED }),
    fromAddress: countedOnce(fromAddress, now, { forgettingMs: ADDRESS_FORGOTTEN_MS }),
  };
}
