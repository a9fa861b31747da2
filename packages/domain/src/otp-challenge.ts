import { rememberedMs } from "./decaying-count.ts";
import { OTP_CALM_USE, OTP_FREE_SENDS, OTP_SEND_FORGOTTEN_MS, type OtpSends } from "./otp-sends.ts";

/** How long a challenge can be answered, in milliseconds: time for a slow phone, and as long as a Turnstile token lasts. */
export const CHALLENGE_LIFE_MS = 5 * 60_000;

/** The largest number that an easy challenge hides, and a hard one: a tenth of a second and some seconds of a phone's work. */
const EASY = 100_000;
const MOST_DOUBLINGS = 4;
/** Sends to one recipient, beyond the free ones, that double the work. */
const SENDS_A_DOUBLING = 5;

/**
 * How much work a challenge asks for: the solver tries numbers from 0 to this one, half of them on average. It doubles
 * as a recipient is flooded and as the shop's budget runs out, and never grows beyond what a phone solves in seconds.
 */
export function challengeMaxNumber(
  { fromAnywhere }: Pick<OtpSends, "fromAnywhere">,
  budgetUse: number,
  now: Date,
): number {
  const sends = rememberedMs(fromAnywhere, now) / OTP_SEND_FORGOTTEN_MS;
  const byRecipient = Math.max(0, sends - OTP_FREE_SENDS) / SENDS_A_DOUBLING;
  const byShop = (Math.max(0, budgetUse - OTP_CALM_USE) / (1 - OTP_CALM_USE)) * MOST_DOUBLINGS;
  return EASY * 2 ** Math.floor(Math.min(MOST_DOUBLINGS, Math.max(byRecipient, byShop)));
}
