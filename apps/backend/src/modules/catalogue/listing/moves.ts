import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../../database/connect.ts";

/** Whether a row of `product_moves` was written by a transaction that a snapshot (`pg_snapshot`) did not see. */
export const isSince = (snapshot: string): SQL => sql`(
  moved_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(moved_by, ${snapshot}::pg_snapshot))`;

/** What the database knows now. */
export async function readSnapshot(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(
    sql`select pg_current_snapshot()::text as snapshot`,
  );
  return rows[0]?.snapshot ?? "";
}

/** The vocabulary follows what moved by a job that runs each minute. */
const VOCABULARY_BEHIND = "2 minutes";

/** Whether anything came into the lists or went out of them since, or so shortly before that the vocabulary may not have known it. */
export async function hasMoved(db: Queryable, snapshot: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from product_moves
    where ${isSince(snapshot)} or moved_at > now() - ${VOCABULARY_BEHIND}::interval limit 1`);
  return rows.length > 0;
}
