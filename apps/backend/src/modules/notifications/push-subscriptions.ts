import { and, eq, inArray, ne, sql } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { pushSubscriptions } from "../../database/schema/index.ts";
import { findGoodSessions } from "../customers/index.ts";

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Stores the push subscription of a session's device. Deletes the subscriptions of former sessions on the same device. */
export async function saveSubscription(
  tx: Transaction,
  subscription: Omit<PushSubscriptionRow, "created_at">,
  now: Date,
): Promise<void> {
  const { session_id, endpoint, ...rest } = subscription;
  // Sessions of one device take turns, so that none violates the unique endpoint.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push:${endpoint}`}, 0))`);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.session_id, session_id)));
  const kept = { endpoint, ...rest, created_at: now };
  await tx
    .insert(pushSubscriptions)
    .values({ session_id, ...kept })
    .onConflictDoUpdate({ target: pushSubscriptions.session_id, set: kept });
}

/** Deletes the push subscription of a session's device. */
export async function removeSubscription(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.session_id, sessionId));
}

/** Push subscriptions of customers' devices whose session is still active. */
export async function liveSubscriptions(
  db: Queryable,
  customerIds: readonly number[],
  now: Date,
): Promise<PushSubscriptionRow[]> {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.customer_id, [...customerIds]));
  const sessionIds = rows.map(({ session_id }) => session_id);
  const good = await findGoodSessions(db, sessionIds, now);
  return rows.filter(({ session_id }) => good.has(session_id));
}
