import { expect } from "vitest";
import type { Database } from "../src/database/connect.ts";
import { sql, type PgTable } from "../src/database/drizzle.ts";

/** Sends requests at once, and lets none of them write to a table before all have read it or wait. */
export async function overlapping(
  db: Database,
  table: PgTable,
  asks: readonly (() => Promise<unknown>)[],
): Promise<void> {
  let asked: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${table} in exclusive mode`);
    asked = asks.map((ask) => ask());
    const waiting = async () => (await db.execute(sql`select from pg_locks where not granted`)).rows.length;
    await expect.poll(waiting).toBeGreaterThanOrEqual(asks.length);
  });
  await Promise.all(asked);
}
