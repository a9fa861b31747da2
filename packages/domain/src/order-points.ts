import { OrderStatus, RefundStatus } from "./statuses.ts";

/** Dong per point. Our choice: the spec does not show the meaning of its two loyalty constants (§9). */
export const DONG_PER_POINT = 10_000;

/** The fields of an order that determine its points. */
export interface OrderForPoints {
  order_status: OrderStatus;
  /** What was paid, in dong. */
  order_tenant_final: number;
}

/**
 * The points that an order is worth now: once completed, those for the amount paid minus refunds. The result does not depend on the order of
 * these events.
 */
export function orderPoints(
  { order_status, order_tenant_final }: OrderForPoints,
  refunds: readonly { status: RefundStatus; amount: number }[],
): number {
  if (order_status !== OrderStatus.completed) return 0;
  const returned = refunds
    .filter(({ status }) => status === RefundStatus.completed)
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.floor(Math.max(0, order_tenant_final - returned) / DONG_PER_POINT);
}
