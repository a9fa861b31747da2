import { OrderStatus, PAYMENT_GRACE_MS, PaymentStatus } from "@sen/domain";
import type { Transaction } from "../../database/connect.ts";
import { moveOrder, type OrderRow, releaseHold } from "../order-records/index.ts";

/** Marks an order as paid. Its stock hold becomes permanent. */
export function paid(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  return moveOrder(
    tx,
    order,
    {
      order_status: OrderStatus.created,
      payment_status: PaymentStatus.complete,
      actor: "gateway",
      set: { held_until: null },
    },
    now,
  );
}

/** Marks the order's payment as failed. The order still awaits payment. */
export function failed(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  return moveOrder(tx, order, { payment_status: PaymentStatus.failed, actor: "gateway" }, now);
}

/** Whether an order's stock is still held: until the payment page expires, plus the grace period for last-second payments. */
export const isHeld = ({ held_until }: OrderRow, now: Date): boolean =>
  held_until !== null && held_until.getTime() + PAYMENT_GRACE_MS > now.getTime();

/** Releases the stock of orders whose hold has expired. */
export async function releaseStock(tx: Transaction, waiting: readonly OrderRow[], now: Date): Promise<void> {
  const over = waiting
    .filter((order) => order.held_until !== null && !isHeld(order, now))
    .map(({ id }) => id);
  await releaseHold(tx, over);
}
