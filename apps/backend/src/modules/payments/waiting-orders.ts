import { OrderStatus, PAYMENT_GRACE_MS, PaymentStatus } from "@sen/domain";
import type { Transaction } from "../../database/connect.ts";
import { moveOrder, type OrderRow, releaseHold } from "../order-records/index.ts";

/** The order is paid, and its goods are its own. */
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

/** The payment of the order failed; the order waits on. */
export function failed(tx: Transaction, order: OrderRow, now: Date): Promise<OrderRow> {
  return moveOrder(tx, order, { payment_status: PaymentStatus.failed, actor: "gateway" }, now);
}

/** Whether an order's goods are kept for it: until the page is over, and for those who paid there in its last moment. */
export const isHeld = ({ held_until }: OrderRow, now: Date): boolean =>
  held_until !== null && held_until.getTime() + PAYMENT_GRACE_MS > now.getTime();

/** Gives back what orders hold beyond their time. */
export async function releaseStock(tx: Transaction, waiting: readonly OrderRow[], now: Date): Promise<void> {
  const over = waiting
    .filter((order) => order.held_until !== null && !isHeld(order, now))
    .map(({ id }) => id);
  await releaseHold(tx, over);
}
