import { OrderStatus, RefundStatus } from "./statuses.ts";

/** Dong that bring one point. Ours: of the spec's two loyalty constants the meaning is not shown (§9). */
export const DONG_PER_POINT = 10_000;

/** An order as its points are told by. */
export interface OrderForPoints {
  order_status: OrderStatus;
  /** What was paid, in dong. */
  order_tenant_final: number;
}

/**
 * Points that an order is worth now: once it is completed, those of what was paid and not given back. Whatever order these
 * things happen in, the result is the same.
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
