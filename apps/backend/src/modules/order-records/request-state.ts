import { eq, inArray, sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { listed, statement } from "../../database/prepared.ts";
import { orderHistories, orderItems, orders } from "../../database/schema/index.ts";
import type { OrderRow } from "./order-row.ts";
import { giveBackStock } from "./stock.ts";

/** Statuses of the newest return, refund and complaint, denormalized onto the order for lists. */
export type RequestState = Partial<
  Pick<
    OrderRow,
    "return_status" | "return_creator_type" | "refund_status" | "reason_not_refund" | "complaint_status"
  >
>;

/** Copies the status of an order's request onto the order. */
export async function copyRequestState(
  tx: Transaction,
  orderId: number,
  standing: RequestState,
  now: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...standing, updated_at: now })
    .where(eq(orders.id, orderId));
}

const payBy = statement(
  "payments_of_orders",
  sql`
    update ${orders} o set payment_id = paid.payment_id
    from unnest(${listed("orders", "bigint")}, ${listed("payments", "bigint")}) as paid (order_id, payment_id)
    where o.id = paid.order_id`,
);

/** Sets the payment of these orders. */
export async function setPaymentOf(
  tx: Transaction,
  paid: readonly { order_id: number; payment_id: number }[],
): Promise<void> {
  await payBy(tx, {
    orders: paid.map(({ order_id }) => order_id),
    payments: paid.map(({ payment_id }) => payment_id),
  });
}

/** Releases the stock held for orders that still await payment, so that it can be sold to others. */
export async function releaseHold(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await giveBackStock(tx, orderIds);
  await tx
    .update(orders)
    .set({ held_until: null })
    .where(inArray(orders.id, [...orderIds]));
}

/** Detaches order lines from their flash deals. If they are cancelled, the pieces return to normal stock only. */
export async function leaveDeals(tx: Transaction, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  await tx
    .update(orderItems)
    .set({ flash_deal_item_id: null, flash_deal_window: null })
    .where(inArray(orderItems.id, [...itemIds]));
}

/** Erases the notes that a customer wrote on their orders and that staff wrote about them. */
export async function forgetOrderer(tx: Transaction, customerId: number): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customer_id, customerId));
  await tx.update(orders).set({ text_note: "", cancel_note: null }).where(eq(orders.customer_id, customerId));
  await tx.update(orderHistories).set({ note: "" }).where(inArray(orderHistories.order_id, own));
}
