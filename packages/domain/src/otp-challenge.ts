import { rememberedMs } from "./decaying-count.ts";
import { OTP_CALM_USE, OTP_FREE_SENDS, OTP_SEND_FORGOTTEN_MS, type OtpSends } from "./otp-sends.ts";

/** How long a challenge can be answered, in ms: enough for a slow phone, and equal to the lifetime of a Turnstile token. */
export const CHALLENGE_LIFE_MS = 5 * 60_000;

/** The highest hidden number of an easy challenge (0.1 s of a phone's work), and how often it can double (a few seconds). */
const EASY = 100_000;
const MOST_DOUBLINGS = 4;
/** Number of sends to one recipient, beyond the free ones, that doubles the work. */
const SENDS_A_DOUBLING = 5;

/**
 * The difficulty of a challenge: the solver tries numbers from 0 to this one, half of them on average. It doubles as a recipient is flooded
 * and as the shop's budget runs out, up to what a phone solves in seconds.
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
