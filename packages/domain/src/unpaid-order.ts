import type { Order } from "@sen/api";
import { OrderStatus, PaymentMethod, PaymentStatus } from "./statuses.ts";

/** How long an online order waits for its payment, in milliseconds from its creation. The spec does not show it. */
export const PAYMENT_TERM_MS = 24 * 60 * 60 * 1000;

/** What of an order says whether it still has to be paid. */
export type PayableOrder = Pick<Order, "order_status" | "payment_method" | "payment_status">;

/** Whether an online order waits for its payment, tried or not. */
export function awaitsPayment({ order_status, payment_method, payment_status }: PayableOrder): boolean {
  return (
    order_status === OrderStatus.pendingConfirm &&
    payment_method === PaymentMethod.online &&
    payment_status !== PaymentStatus.complete
  );
}

/** When the time to pay an online order ends: from that instant on it is cancelled. */
export function paymentDeadline(createdAt: Date): Date {
  return new Date(createdAt.getTime() + PAYMENT_TERM_MS);
}

/** Whether the time to pay is over. */
export function isPaymentOverdue(createdAt: Date, now: Date): boolean {
  return now >= paymentDeadline(createdAt);
}

/** Whether paying is paying *again*: only after a payment that failed. */
export function isPaidAgain({ payment_status }: Pick<PayableOrder, "payment_status">): boolean {
  return payment_status === PaymentStatus.failed;
}

/** What the customer is told of an order's payment: one that was cancelled before it was paid is unpaid; nobody tried in vain. */
export function toldPaymentStatus({
  order_status,
  payment_status,
}: Pick<PayableOrder, "order_status" | "payment_status">): PaymentStatus {
  const isUnpaid = order_status === OrderStatus.cancelled && payment_status === PaymentStatus.failed;
  return isUnpaid ? PaymentStatus.pending : payment_status;
}

/** What paying an order costs, in dong, and how many orders that pays: those that wait for the same payment are paid with it. */
export function paymentDue({
  order_tenant_final,
  paid_together,
}: Pick<Order, "order_tenant_final" | "paid_together">): { amount: number; orders: number } {
  return {
    amount: paid_together.reduce((sum, other) => sum + other.order_tenant_final, order_tenant_final),
    orders: paid_together.length + 1,
  };
}
