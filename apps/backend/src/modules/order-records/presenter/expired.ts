import {
  awaitsPayment,
  CancellationKind,
  isPaymentOverdue,
  OrderStatus,
  PaymentStatus,
  type PayableOrder,
} from "@sen/domain";

interface Expirable extends PayableOrder {
  cancel_status: CancellationKind | null;
  created_at: Date | string;
}

/**
 * An order as it is shown at `now`. Once the payment deadline has passed, an unpaid order is shown as cancelled even before the job
 * has written that. While a payment page may still have been paid, the order waits for the gateway's response.
 */
export function asOfNow<Row extends Expirable>(order: Row, now: Date): Row {
  const isOver =
    awaitsPayment(order) &&
    order.payment_status === PaymentStatus.failed &&
    isPaymentOverdue(new Date(order.created_at), now);
  return isOver
    ? { ...order, order_status: OrderStatus.cancelled, cancel_status: CancellationKind.cancel }
    : order;
}
