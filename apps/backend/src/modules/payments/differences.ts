import { eq, sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { paymentDifferences } from "../../database/schema/index.ts";
import { closeAlert, raiseAlert } from "../provider-log/index.ts";

export type DifferenceRow = typeof paymentDifferences.$inferSelect;

/** A difference between our books and a gateway's about one movement of money. */
export type Difference = Pick<
  DifferenceRow,
  "gateway" | "kind" | "difference" | "reference" | "here" | "there"
>;

/** The alert subject of a difference that a person must resolve. */
const subjectOf = (id: number): string => `payment difference ${id}`;

/** Records a difference and alerts the shop's staff. One that is found again is updated; if it was resolved, it is reopened with its resolution. */
export async function recordDifference(db: Queryable, found: Difference, now: Date): Promise<DifferenceRow> {
  const [row] = await db
    .insert(paymentDifferences)
    .values({ ...found, found_at: now })
    .onConflictDoUpdate({
      target: [paymentDifferences.kind, paymentDifferences.reference, paymentDifferences.difference],
      set: { here: sql`excluded.here`, there: sql`excluded.there`, resolved_at: null },
    })
    .returning();
  if (!row) throw new Error("no difference was written");
  const { gateway, kind, difference, reference } = found;
  const text = `The ledger and ${gateway} differ about the ${kind} ${reference} (${difference}): see \`payments differences\`.`;
  await raiseAlert(db, { subject: subjectOf(row.id), text }, now);
  return row;
}

/** Records what was done about a difference and closes it. False if there is none. */
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
  await closeAlert(db, subjectOf(id), now);
  return closed.length > 0;
}
