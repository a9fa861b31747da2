import { eq, type SQLWrapper } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { complaints, orders, refunds, returnRequests } from "../../database/schema/index.ts";
import { forbidden, notFound } from "../../errors/errors.ts";

/** An order whose row is locked until the transaction ends. Every change to an order or its requests takes this lock first. */
export type LockedOrder = typeof orders.$inferSelect;
export type LockedComplaint = typeof complaints.$inferSelect;
export type LockedReturn = typeof returnRequests.$inferSelect;
export type LockedRefund = typeof refunds.$inferSelect;

/** A customer can access only their own records, staff all of them. */
export type Requester = { id: number } | "staff";

/** Locks an order, by its id or a query for it: 404 if there is none, 403 if it is another customer's. */
export async function lockOrder(
  tx: Transaction,
  asker: Requester,
  id: number | SQLWrapper,
): Promise<LockedOrder> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  if (!order) throw notFound();
  if (asker !== "staff" && order.customer_id !== asker.id) throw forbidden();
  return order;
}

/** Locks a complaint's order and reads the complaint after the lock, so that it is current. */
export async function lockComplaint(tx: Transaction, asker: Requester, id: number) {
  const orderId = tx.select({ id: complaints.order_id }).from(complaints).where(eq(complaints.id, id));
  const order = await lockOrder(tx, asker, orderId);
  const [complaint] = await tx.select().from(complaints).where(eq(complaints.id, id));
  if (!complaint) throw notFound();
  return { order, complaint };
}

/** Locks a return's order and reads the return. */
export async function lockReturn(tx: Transaction, asker: Requester, id: number) {
  const ofReturn = eq(returnRequests.id, id);
  const orderId = tx.select({ id: returnRequests.order_id }).from(returnRequests).where(ofReturn);
  const order = await lockOrder(tx, asker, orderId);
  const [request] = await tx.select().from(returnRequests).where(ofReturn);
  if (!request) throw notFound();
  return { order, request };
}

/** Locks a refund's order and reads the refund. */
export async function lockRefund(tx: Transaction, asker: Requester, id: number) {
  const orderId = tx.select({ id: refunds.order_id }).from(refunds).where(eq(refunds.id, id));
  const order = await lockOrder(tx, asker, orderId);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id));
  if (!refund) throw notFound();
  return { order, refund };
}
