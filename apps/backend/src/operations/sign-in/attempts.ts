import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { loginAttempts } from "../../database/schema/index.ts";

/** Wrong passwords in a row that lock an account. */
export const WRONG_TRIES = 5;
/** How long it stays locked, in minutes. The spec does not show it. */
export const LOCK_MINUTES = 15;

const LOCK_MS = LOCK_MINUTES * 60_000;

/** One try at signing in, counted before the password is looked at: tries at the same moment cannot slip past the limit. */
export interface Attempt {
  /** When the lock ends; null when the password may be looked at. */
  lockedUntil: Date | null;
  /** Whether a wrong password now locks the account. */
  isLast: boolean;
}

/** Counts a try of `subject`. A lock that is over starts the count anew. */
export async function countAttempt(db: Database, subject: string, now: Date): Promise<Attempt> {
  const over = sql`${loginAttempts.locked_until} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(loginAttempts)
    .values({ subject, failures: 1, last_failed_at: now })
    .onConflictDoUpdate({
      target: loginAttempts.subject,
      set: {
        failures: sql`case when ${over} then 1 else ${loginAttempts.failures} + 1 end`,
        locked_until: sql`case when ${over} then null else ${loginAttempts.locked_until} end`,
        last_failed_at: now,
      },
    })
    .returning();
  const failures = row?.failures ?? 1;
  const lockedUntil =
    row?.locked_until ?? (failures > WRONG_TRIES ? new Date(now.getTime() + LOCK_MS) : null);
  return { lockedUntil, isLast: failures >= WRONG_TRIES };
}

/** Locks `subject` from now on. */
export async function lock(db: Database, subject: string, now: Date): Promise<Date> {
  const lockedUntil = new Date(now.getTime() + LOCK_MS);
  await db.update(loginAttempts).set({ locked_until: lockedUntil }).where(eq(loginAttempts.subject, subject));
  return lockedUntil;
}

/** The right password: the count starts anew. */
export async function forgetAttempts(db: Database, subject: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.subject, subject));
}
