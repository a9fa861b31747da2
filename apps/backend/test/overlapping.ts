import { expect } from "vitest";
import type { Database } from "../src/database/connect.ts";
import { sql, type PgTable } from "../src/database/drizzle.ts";
import { onServer } from "./on-server.ts";

/** Waits until a connection to this database waits for a lock. */
export function untilOneWaits(url: string): Promise<void> {
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  return expect.poll(() => onServer(url, waiting)).not.toEqual([]);
}

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
