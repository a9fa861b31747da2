import { OTP_RESEND_SECONDS } from "./constants.ts";
import { countedOnce, fewerThanAt } from "./decaying-count.ts";
import { OTP_MAX_WRONG, type OtpSendAnswer } from "./otp.ts";

/** Maximum number of codes per asker, recipient and purpose. The spec does not show the number. Spec §8, 937. */
export const OTP_MAX_SENDS = 5;
/** Number of codes per recipient and purpose, from all askers, before a challenge is required. */
export const OTP_FREE_SENDS = 10;
/** Maximum number of codes per minute and client address, to any recipients. */
export const OTP_SENDS_PER_ADDRESS = 5;
/** Wrong attempts allowed for a flooded recipient: more codes must not allow more guesses. */
export const OTP_TRIES_UNDER_FIRE = 2;
/** After this time one send is forgotten, in ms. */
export const OTP_SEND_FORGOTTEN_MS = 60 * 60_000;
/** Use of the shop's fullest budget from which everybody must solve a challenge first; 1 means exhausted. */
export const OTP_CALM_USE = 0.5;

const RESEND_MS = OTP_RESEND_SECONDS * 1000;
/** Maximum number of sends remembered: more do not make a challenge harder, and a flood is forgotten within a day. */
const MOST_COUNTED = 30;

/** Codes sent to one recipient for one purpose. All dates but `lastSent` are decaying counts. */
export interface OtpSends {
  /** When the last code was sent: this one, or to this asker. Null before the first. */
  lastSent: Date | null;
  /** Sends requested by this asker. */
  fromAsker: Date;
  /** Sends requested by all askers. */
  fromAnywhere: Date;
  /** Sends requested from this client address, for any recipients and purposes. */
  fromAddress: Date;
}

/**
 * Who requests a code. An `owner` uses a device that has signed in to the account with this verified phone number; a `customer` is signed in;
 * a `stranger` is counted by client address.
 */
export type OtpAsker = "owner" | "customer" | "stranger";

/** Further inputs that decide whether a code is sent. */
export interface OtpAsking {
  asker: OtpAsker;
  /** Whether a challenge was solved for this recipient and purpose. */
  isProved: boolean;
  /** Use of the shop's fullest budget; 1 means exhausted. */
  budgetUse: number;
}

/** The initial state. */
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
 * When the next code can be sent, provided that a challenge is solved if required. Later than the usual 120 s if this asker had too many.
 * A past time means now.
 */
export function otpSendableAt(sends: OtpSends, asker: OtpAsker): Date {
  return new Date(
    Math.max(
      resendAt(sends),
      // Strangers may share an address: they solve a challenge instead of waiting.
      asker === "stranger" ? 0 : askerFreeAt(sends),
      asker === "owner" ? 0 : addressFreeAt(sends),
    ),
  );
}

/** When the next code can be sent without a challenge, considering this recipient only. */
export function otpChallengeFreeAt(sends: OtpSends): Date {
  return new Date(Math.max(askerFreeAt(sends), recipientFreeAt(sends)));
}

/** Whether this asker has reached the limit of codes for this recipient (the spec's 937). */
export const isOtpAskerSpent = (sends: OtpSends, now: Date): boolean => askerFreeAt(sends) > now.getTime();

/** Whether a recipient got so many codes that it counts as flooded. */
export const isOtpRecipientFlooded = (sends: OtpSends, now: Date): boolean =>
  recipientFreeAt(sends) > now.getTime();

/**
 * The outcome of a request for a code. Nobody is refused because of other askers: if the recipient or the shop is flooded, a challenge comes
 * first, except for an owner. Only the budget limits all strangers together.
 */
export function otpSend(
  sends: OtpSends,
  { asker, isProved, budgetUse }: OtpAsking,
  now: Date,
): OtpSendAnswer {
  const isSpent = isOtpAskerSpent(sends, now);
  if (isSpent && asker !== "stranger") return "max_sends";
  if (resendAt(sends) > now.getTime()) return "too_soon";
  if (asker !== "owner" && addressFreeAt(sends) > now.getTime()) return "too_fast";
  if (budgetUse >= 1) return "over_budget";
  const isUnderFire = isSpent || isOtpRecipientFlooded(sends, now) || budgetUse >= OTP_CALM_USE;
  return isUnderFire && asker !== "owner" && !isProved ? "challenge" : "sent";
}

/** Wrong attempts that the next code allows. */
export function otpTries(sends: OtpSends, asker: OtpAsker, now: Date): number {
  const isGuarded = asker !== "owner" && (isOtpRecipientFlooded(sends, now) || isOtpAskerSpent(sends, now));
  return isGuarded ? OTP_TRIES_UNDER_FIRE : OTP_MAX_WRONG;
}

/** The state after sending one more code now. */
export function withOtpSend({ fromAsker, fromAnywhere, fromAddress }: OtpSends, now: Date): OtpSends {
  const forgetting = { forgettingMs: OTP_SEND_FORGOTTEN_MS };
  return {
    lastSent: now,
    fromAsker: countedOnce(fromAsker, now, { ...forgetting, most: OTP_MAX_SENDS }),
    fromAnywhere: countedOnce(fromAnywhere, now, { ...forgetting, most: MOST_COUNTED }),
    fromAddress: countedOnce(fromAddress, now, { forgettingMs: ADDRESS_FORGOTTEN_MS }),
  };
}
