import {
  isReturnOpen,
  orderMachine,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  type Actor,
  type ReturnStatus,
} from "@sen/domain";
import type { HeldOrder } from "../aftersales/hold.ts";
import { assertMove, holding } from "../aftersales/judge.ts";
import type { Transaction } from "../database/connect.ts";
import { moveOrder } from "../operations/orders/move.ts";

/** The column that remembers when a status was reached. */
const stamps: Partial<
  Record<OrderStatus, "confirmed_at" | "delivered_at" | "completed_at" | "cancelled_at">
> = {
  [OrderStatus.confirmed]: "confirmed_at",
  [OrderStatus.delivered]: "delivered_at",
  [OrderStatus.completed]: "completed_at",
  [OrderStatus.cancelled]: "cancelled_at",
};

/**
 * Moves an order on its way, as domain's table allows for this actor and what is known of the order. The row must be held
 * (`holdOrder`). What was ordered with cash on delivery is paid when the carrier hands it over.
 */
export async function advanceOrder(
  tx: Transaction,
  order: HeldOrder,
  to: OrderStatus,
  actor: Actor,
  now: Date,
): Promise<HeldOrder> {
  const paidInCash = order.payment_method === PaymentMethod.cod;
  const holds = holding({
    payment_complete: order.payment_status === PaymentStatus.complete,
    cash_on_delivery: paidInCash,
    online_payment: !paidInCash,
    no_open_return: order.return_status === null || !isReturnOpen(order.return_status as ReturnStatus),
  });
  const by = { actor, holds };
  assertMove(orderMachine, order.order_status, to, by);
  const stamp = stamps[to];
  return moveOrder(
    tx,
    order,
    {
      order_status: to,
      ...(paidInCash && to === OrderStatus.delivered && { payment_status: PaymentStatus.complete }),
      by,
      ...(stamp && { set: { [stamp]: now } }),
    },
    now,
  );
}
