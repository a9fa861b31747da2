import {
  awaitsPayment,
  CancellationKind,
  isPaymentOverdue,
  OrderStatus,
  PaymentStatus,
  type PayableOrder,
} from "@sen/domain";

interface Expirable {
  order_status: OrderStatus;
  payment_method: number;
  payment_status: number;
  cancel_status: number | null;
  created_at: Date | string;
}

/**
 * An order as it is told at `now`. From the end of its time to pay on, one that nobody paid is a cancelled one, also in the seconds before
 * a job has written that. While a payment page may still have been paid, the order waits for the gateway's word.
 */
export function asOfNow<Row extends Expirable>(order: Row, now: Date): Row {
  const isOver =
    awaitsPayment(order as PayableOrder) &&
    order.payment_status === PaymentStatus.failed &&
    isPaymentOverdue(new Date(order.created_at), now);
  return isOver
    ? { ...order, order_status: OrderStatus.cancelled, cancel_status: CancellationKind.cancel }
    : order;
}
