import type { Order } from "@sen/api";
import { OrderStatus, PaymentMethod, PaymentStatus } from "./statuses.ts";

/** How long an online order waits for its payment, in ms from its creation. The spec does not show it. */
export const PAYMENT_TERM_MS = 24 * 60 * 60 * 1000;

/** The fields of an order that tell whether it must still be paid. */
export type PayableOrder = Pick<Order, "order_status" | "payment_method" | "payment_status">;

/** Whether an online order is waiting for its payment, including after a failed one. */
export function awaitsPayment({ order_status, payment_method, payment_status }: PayableOrder): boolean {
  return (
    order_status === OrderStatus.pendingConfirm &&
    payment_method === PaymentMethod.online &&
    payment_status !== PaymentStatus.complete
  );
}

/** The payment deadline of an online order, at which it is cancelled. */
export function paymentDeadline(createdAt: Date): Date {
  return new Date(createdAt.getTime() + PAYMENT_TERM_MS);
}

/** Whether the payment deadline has passed. */
export function isPaymentOverdue(createdAt: Date, now: Date): boolean {
  return now >= paymentDeadline(createdAt);
}

/** Whether a payment would be a retry: only after a failed one. */
export function isPaidAgain({ payment_status }: Pick<PayableOrder, "payment_status">): boolean {
  return payment_status === PaymentStatus.failed;
}

/** The payment status shown to the customer: an order cancelled before it was paid is shown as unpaid, not as failed. */
export function shownPaymentStatus({
  order_status,
  payment_status,
}: Pick<PayableOrder, "order_status" | "payment_status">): PaymentStatus {
  const isUnpaid = order_status === OrderStatus.cancelled && payment_status === PaymentStatus.failed;
  return isUnpaid ? PaymentStatus.pending : payment_status;
}

/** The amount to pay in dong, and for how many orders: those of the same checkout are paid together. */
export function paymentDue({
  order_tenant_final,
  paid_together,
}: Pick<Order, "order_tenant_final" | "paid_together">): { amount: number; orders: number } {
  return {
    amount: paid_together.reduce((sum, other) => sum + other.order_tenant_final, order_tenant_final),
    orders: paid_together.length + 1,
  };
}
