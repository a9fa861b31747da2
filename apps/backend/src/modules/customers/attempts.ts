import { createHmac } from "node:crypto";
import {
  signInDecision,
  triesLeft,
  withFailure,
  withoutFailures,
  type SignInDecision,
  type SignInFailures,
} from "@sen/domain";
import { sql } from "../../database/drizzle.ts";
import type { Database } from "../../database/connect.ts";
import { loginAttempts } from "../../database/schema/index.ts";

/** What a sign-in is counted by. */
export interface Subjects {
  fromAddress: string;
  fromAnywhere: string;
}

/**
 * What a sign-in to `account`, as it was typed, from this address is counted by. Phone and mail address of one customer
 * are counted apart: that the failures of one lock the other would tell that they belong together.
 */
export function subjectsOf(secret: string, account: string, address: string): Subjects {
  const digest = (...parts: string[]) =>
    createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");
  return { fromAddress: digest(account, address), fromAnywhere: digest(account) };
}

/** A sign-in that was counted as wrong before its password is looked at: many at the same moment cannot slip past the limit. */
export interface Attempt {
  decision: SignInDecision;
  /** What follows for the next one, if this one was wrong. */
  next: SignInDecision;
  /** How many more may be wrong, if this one was. */
  triesLeft: number;
}

/** Counts a sign-in; one that is locked out is not counted again. */
export async function countAttempt(db: Database, subjects: Subjects, now: Date): Promise<Attempt> {
  return changeFailures(db, subjects, now, (known) => {
    const decision = signInDecision(known, now);
    const failures = decision.kind === "locked" ? known : withFailure(known, now);
    const next = signInDecision(failures, now);
    return { failures, answer: { decision, next, triesLeft: triesLeft(failures, now) } };
  });
}

/** The password was right. */
export async function forgetAttempts(db: Database, subjects: Subjects, now: Date): Promise<void> {
  await changeFailures(db, subjects, now, (known) => ({
    failures: withoutFailures(known, now),
    answer: undefined,
  }));
}

/** Reads what is remembered and writes what it becomes, one sign-in to an account after the other. */
function changeFailures<Answer>(
  db: Database,
  { fromAddress, fromAnywhere }: Subjects,
  now: Date,
  change: (known: SignInFailures) => { failures: SignInFailures; answer: Answer },
): Promise<Answer> {
  const rows = (failures: SignInFailures) => [
    // The account first, then its addresses: sign-ins wait for each other in one order.
    { subject: fromAnywhere, forgotten_at: failures.fromAnywhere },
    { subject: fromAddress, forgotten_at: failures.fromAddress },
  ];
  return db.transaction(async (tx) => {
    const kept = await tx
      .insert(loginAttempts)
      .values(rows({ fromAnywhere: now, fromAddress: now }))
      // Changes nothing: the rows are locked, and answered as they are.
      .onConflictDoUpdate({ target: loginAttempts.subject, set: { subject: sql`excluded.subject` } })
      .returning();
    const remembered = (subject: string) => kept.find((row) => row.subject === subject)?.forgotten_at ?? now;
    const { failures, answer } = change({
      fromAddress: remembered(fromAddress),
      fromAnywhere: remembered(fromAnywhere),
    });
    await tx
      .insert(loginAttempts)
      .values(rows(failures))
      .onConflictDoUpdate({
        target: loginAttempts.subject,
        set: { forgotten_at: sql`excluded.forgotten_at` },
      });
    return answer;
  });
}
