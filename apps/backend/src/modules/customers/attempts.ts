import { createHmac } from "node:crypto";
import {
  signInDecision,
  triesLeft,
  withFailure,
  withoutFailures,
  type SignInDecision,
  type SignInFailures,
} from "@sen/domain";
import type { Database } from "../../database/connect.ts";
import { countOf, lockCounts, writeCounts } from "../otp/index.ts";

/** Keys under which sign-in failures are counted. */
export interface Subjects {
  fromAddress: string;
  fromAnywhere: string;
}

/**
 * The counting keys of a sign-in to `account`, as typed, from this address. A customer's phone and email are counted
 * separately: if failures of one locked the other, that would reveal that they belong together.
 */
export function subjectsOf(secret: string, account: string, address: string): Subjects {
  const digest = (...parts: string[]) =>
    createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");
  return { fromAddress: digest(account, address), fromAnywhere: digest(account) };
}

/** A sign-in counted as failed before its password is checked, so that concurrent ones cannot slip past the limit. */
export interface Attempt {
  decision: SignInDecision;
  /** The decision for the next sign-in, if this one fails. */
  next: SignInDecision;
  /** Tries left, if this one fails. */
  triesLeft: number;
}

/** Counts a sign-in, unless it is locked out. */
export async function countAttempt(db: Database, subjects: Subjects, now: Date): Promise<Attempt> {
  return changeFailures(db, subjects, now, (known) => {
    const decision = signInDecision(known, now);
    const failures = decision.kind === "locked" ? known : withFailure(known, now);
    const next = signInDecision(failures, now);
    return { failures, answer: { decision, next, triesLeft: triesLeft(failures, now) } };
  });
}

/** Removes the failures after a correct password. */
export async function forgetAttempts(db: Database, subjects: Subjects, now: Date): Promise<void> {
  await changeFailures(db, subjects, now, (known) => ({
    failures: withoutFailures(known, now),
    answer: undefined,
  }));
}

/** Reads the failures and writes the changed ones, one sign-in to an account at a time. */
function changeFailures<Answer>(
  db: Database,
  { fromAddress, fromAnywhere }: Subjects,
  now: Date,
  change: (known: SignInFailures) => { failures: SignInFailures; answer: Answer },
): Promise<Answer> {
  return db.transaction(async (tx) => {
    // The account first, then its address: a fixed lock order.
    const counts = await lockCounts(tx, [fromAnywhere, fromAddress], now);
    const { failures, answer } = change({
      fromAddress: countOf(counts, fromAddress, now).forgotten_at,
      fromAnywhere: countOf(counts, fromAnywhere, now).forgotten_at,
    });
    const rows = [
      { subject: fromAnywhere, forgotten_at: failures.fromAnywhere },
      { subject: fromAddress, forgotten_at: failures.fromAddress },
    ];
    await writeCounts(tx, rows, now);
    return answer;
  });
}
