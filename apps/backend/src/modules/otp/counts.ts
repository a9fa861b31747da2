import { inArray, sql } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { attemptCounts } from "../../database/schema/index.ts";

/** The count of a subject: when something was last counted, and when the whole count has expired. */
export interface Count {
  counted_at: Date;
  forgotten_at: Date;
}

/** Counts by their subjects. */
export type Counts = ReadonlyMap<string, Count>;

const NEVER = new Date(0);
const fresh = (now: Date): Count => ({ counted_at: NEVER, forgotten_at: now });

/** The count of a subject; a fresh one if it has none. */
export const countOf = (counts: Counts, subject: string, now: Date): Count =>
  counts.get(subject) ?? fresh(now);

/** Reads counts without locking them. */
export async function readCounts(db: Queryable, subjects: readonly string[]): Promise<Counts> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .select()
    .from(attemptCounts)
    .where(inArray(attemptCounts.subject, [...subjects]));
  return new Map(rows.map((row) => [row.subject, row]));
}

/**
 * Reads counts and locks them until the transaction ends, so that concurrent requests run one after the other.
 *
 * @param subjects in locking order: one of each kind, with the kinds always in the same order
 */
export async function lockCounts(tx: Transaction, subjects: readonly string[], now: Date): Promise<Counts> {
  if (subjects.length === 0) return new Map();
  const rows = await tx
    .insert(attemptCounts)
    .values(subjects.map((subject) => ({ subject, ...fresh(now) })))
    // Changes nothing; it only locks and returns the existing rows.
    .onConflictDoUpdate({ target: attemptCounts.subject, set: { subject: sql`excluded.subject` } })
    .returning();
  return new Map(rows.map((row) => [row.subject, row]));
}

/** Writes counts that this transaction has locked. */
export async function writeCounts(
  tx: Transaction,
  forgotten: readonly { subject: string; forgotten_at: Date }[],
  counted_at: Date,
): Promise<void> {
  await tx
    .insert(attemptCounts)
    .values(forgotten.map((row) => ({ ...row, counted_at })))
    .onConflictDoUpdate({
      target: attemptCounts.subject,
      set: { counted_at: sql`excluded.counted_at`, forgotten_at: sql`excluded.forgotten_at` },
    });
}
