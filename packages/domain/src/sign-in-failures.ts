import { countedOnce, fewerThanAt, remembered, rememberedMs } from "./decaying-count.ts";

/** Number of wrong passwords from one client address that locks the account for that address. The spec does not show it. Spec §8. */
export const LOCKING_FAILURES = 5;
/** After this time one wrong password is forgotten, in ms. It ends a lock and shortens the delay. */
export const FORGETTING_MS = 15 * 60_000;

/**
 * Delay of a sign-in in seconds, by the number of wrong passwords from all addresses. Up to four cause none, because one address can send
 * that many before it is locked; the longest delay is still acceptable to the account's owner.
 */
const waits = [0, 0, 0, 0, 0, 1, 2, 4, 8];
const MOST_COUNTED = waits.length - 1;

/**
 * Wrong passwords for an account, as typed: from the current client address, and from all. Both are decaying counts: each is the time at
 * which the last wrong password is forgotten.
 */
export interface SignInFailures {
  fromAddress: Date;
  fromAnywhere: Date;
}

/** What to do with the next sign-in. */
export type SignInDecision =
  { kind: "allowed" } | { kind: "wait"; seconds: number } | { kind: "locked"; until: Date };

/**
 * Whether a password may be tried now. Wrong passwords from one address lock the account for that address only. Those from all addresses
 * delay everybody by a few seconds at most: a stranger can slow the owner down but never lock them out.
 */
export function signInDecision({ fromAddress, fromAnywhere }: SignInFailures, now: Date): SignInDecision {
  if (remembered(fromAddress, now, FORGETTING_MS) >= LOCKING_FAILURES) {
    return { kind: "locked", until: fewerThanAt(fromAddress, LOCKING_FAILURES, FORGETTING_MS) };
  }
  const seconds = waits[Math.min(remembered(fromAnywhere, now, FORGETTING_MS), MOST_COUNTED)] ?? 0;
  return seconds > 0 ? { kind: "wait", seconds } : { kind: "allowed" };
}

/** Number of wrong passwords left before the account is locked for this address. */
export const triesLeft = ({ fromAddress }: SignInFailures, now: Date): number =>
  Math.max(0, LOCKING_FAILURES - remembered(fromAddress, now, FORGETTING_MS));

/** The state after one more wrong password from this address. Counts no more than the longest delay needs. */
export function withFailure({ fromAddress, fromAnywhere }: SignInFailures, now: Date): SignInFailures {
  return {
    fromAddress: countedOnce(fromAddress, now, { forgettingMs: FORGETTING_MS }),
    fromAnywhere: countedOnce(fromAnywhere, now, { forgettingMs: FORGETTING_MS, most: MOST_COUNTED }),
  };
}

/** The state after the right password: wrong ones from this address no longer count. */
export function withoutFailures({ fromAddress, fromAnywhere }: SignInFailures, now: Date): SignInFailures {
  return {
    fromAddress: now,
    fromAnywhere: new Date(fromAnywhere.getTime() - rememberedMs(fromAddress, now)),
  };
}
