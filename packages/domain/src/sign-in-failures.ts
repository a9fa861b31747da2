import { countedOnce, fewerThanAt, remembered, rememberedMs } from "./decaying-count.ts";

/** Wrong passwords from one address that lock the account for that address. The spec does not show the number. Spec §8. */
export const LOCKING_FAILURES = 5;
/** One wrong password is forgotten in this time, in milliseconds: a lock ends after it, and with it the slowing down. */
export const FORGETTING_MS = 15 * 60_000;

/**
 * Seconds that a sign-in waits by the wrong passwords from all addresses together. As many as one address can send wait
 * nothing; the longest wait is one that the owner of the account still waits for.
 */
const waits = [0, 0, 0, 0, 0, 1, 2, 4, 8];
const MOST_COUNTED = waits.length - 1;

/**
 * Wrong passwords that are remembered of one account, as it was typed: from the address that asks, and from anywhere.
 * Each is the moment in which the last of them is forgotten; one that is past says that there are none.
 */
export interface SignInFailures {
  fromAddress: Date;
  fromAnywhere: Date;
}

/** What follows for the next sign-in. */
export type SignInDecision =
  { kind: "allowed" } | { kind: "wait"; seconds: number } | { kind: "locked"; until: Date };

/**
 * Whether a password may be tried now. Wrong ones from one address lock the account for that address alone. Those from
 * anywhere make everybody wait, a few seconds at most: a stranger can slow the owner down, and never shut them out.
 */
export function signInDecision({ fromAddress, fromAnywhere }: SignInFailures, now: Date): SignInDecision {
  if (remembered(fromAddress, now, FORGETTING_MS) >= LOCKING_FAILURES) {
    return { kind: "locked", until: fewerThanAt(fromAddress, LOCKING_FAILURES, FORGETTING_MS) };
  }
  const seconds = waits[Math.min(remembered(fromAnywhere, now, FORGETTING_MS), MOST_COUNTED)] ?? 0;
  return seconds > 0 ? { kind: "wait", seconds } : { kind: "allowed" };
}

/** How many wrong passwords more the address that asks may send before the account is locked for it. */
export const triesLeft = ({ fromAddress }: SignInFailures, now: Date): number =>
  Math.max(0, LOCKING_FAILURES - remembered(fromAddress, now, FORGETTING_MS));

/** What is remembered after one more wrong password from the address that asked. More than the longest wait needs is not counted. */
export function withFailure({ fromAddress, fromAnywhere }: SignInFailures, now: Date): SignInFailures {
  return {
    fromAddress: countedOnce(fromAddress, now, { forgettingMs: FORGETTING_MS }),
    fromAnywhere: countedOnce(fromAnywhere, now, { forgettingMs: FORGETTING_MS, most: MOST_COUNTED }),
  };
}

/** What is remembered after the right password: the wrong ones from that address no longer count. */
export function withoutFailures({ fromAddress, fromAnywhere }: SignInFailures, now: Date): SignInFailures {
  return {
    fromAddress: now,
    fromAnywhere: new Date(fromAnywhere.getTime() - rememberedMs(fromAddress, now)),
  };
}
