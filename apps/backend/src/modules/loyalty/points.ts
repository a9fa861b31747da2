import { orderPoints } from "@sen/domain";
import { eq, sum } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { orders, pointEntries, refunds } from "../../database/schema/index.ts";
import { writeNotice } from "../notifications/index.ts";

/** A customer's balance of points. */
export async function pointsOf(db: Queryable, customerId: number): Promise<number> {
  return sumOf(db, eq(pointEntries.customer_id, customerId));
}

/**
 * Adjusts the points of an order to its current worth (domain's `orderPoints`), with a history entry for the difference; running it
 * again changes nothing. The caller must hold a lock on the order's row.
 */
export async function settleOrderPoints(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const [order] = await tx
    .select({
      customer_id: orders.customer_id,
      order_status: orders.order_status,
      order_tenant_final: orders.order_tenant_final,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return;
  const given = await tx
    .select({ status: refunds.status, amount: refunds.amount })
    .from(refunds)
    .where(eq(refunds.order_id, orderId));
  const points = orderPoints(order, given) - (await sumOf(tx, eq(pointEntries.order_id, orderId)));
  if (points === 0) return;
  await tx
    .insert(pointEntries)
    .values({ customer_id: order.customer_id, order_id: orderId, points, created_at: now });
  const kind = points > 0 ? "points_earned" : "points_taken_back";
  await writeNotice(tx, { kind, order_id: orderId, facts: { points } }, now);
}

async function sumOf(db: Queryable, which: ReturnType<typeof eq>): Promise<number> {
  const [row] = await db
    .select({ points: sum(pointEntries.points) })
    .from(pointEntries)
    .where(which);
  return Number(row?.points ?? 0);
}
