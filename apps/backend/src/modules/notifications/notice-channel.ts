import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connect.ts";

/** Where backends hear, by PostgreSQL's NOTIFY, whose notices have changed: the payload is the customer's number. */
export const NOTICE_CHANNEL = "sen_notices";

/**
 * Where backends hear that sessions of a customer are over; the payload is the customer's number. Triggers of `sessions` and
 * `customers` tell it, whatever ended them.
 */
export const SESSIONS_ENDED_CHANNEL = "sen_sessions_ended";

/** Tells every backend that a customer's notices have changed, once the transaction is committed. */
export async function tellChanged(tx: Queryable, customerId: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${NOTICE_CHANNEL}, ${String(customerId)})`);
}
