import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connect.ts";
import { paymentDifferences } from "../../database/schema/index.ts";

export type DifferenceRow = typeof paymentDifferences.$inferSelect;

/** What our books and a gateway's say differently of one movement of money. */
export type Difference = Pick<
  DifferenceRow,
  "gateway" | "kind" | "difference" | "reference" | "here" | "there"
>;

/** Writes a difference down, or that it was found again. One that was resolved is open again, with what was done about it before. */
export async function recordDifference(db: Queryable, found: Difference, now: Date): Promise<DifferenceRow> {
  const [row] = await db
    .insert(paymentDifferences)
    .values({ ...found, found_at: now, seen_at: now })
    .onConflictDoUpdate({
      target: [paymentDifferences.kind, paymentDifferences.reference, paymentDifferences.difference],
      set: { here: sql`excluded.here`, there: sql`excluded.there`, seen_at: now, resolved_at: null },
    })
    .returning();
  if (!row) throw new Error("no difference was written");
  return row;
}

/** Notes what was done about a difference, which is closed with it. False where there is none. */
export async function resolveDifference(
  db: Queryable,
  id: number,
  resolution: string,
  now: Date,
): Promise<boolean> {
  const closed = await db
    .update(paymentDifferences)
    .set({ resolution, resolved_at: now })
    .where(eq(paymentDifferences.id, id))
    .returning({ id: paymentDifferences.id });
  return closed.length > 0;
}
