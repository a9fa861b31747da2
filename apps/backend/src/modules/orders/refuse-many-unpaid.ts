import { OrderStatus, PaymentStatus } from "@sen/domain";
import { and, eq, gt, inArray, ne, or } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { orders } from "../../database/schema/index.ts";
import { notAllowedNow } from "../../errors/errors.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The statuses of an order that holds or has received goods, and may still be unpaid. */
const OPEN = [
  OrderStatus.pendingConfirm,
  OrderStatus.created,
  OrderStatus.confirmed,
  OrderStatus.toReceive,
] as const;

/**
 * How many unpaid orders a customer has: each holds goods that nobody else can buy. Orders that were placed and cancelled within
 * a day count as well, so that nobody can place and cancel in turn for ever. Requires `lockCustomerPurchases`.
 */
export function countUnpaid(tx: Transaction, customerId: number, now: Date): Promise<number> {
  const isUnpaid = and(inArray(orders.order_status, OPEN), ne(orders.payment_status, PaymentStatus.complete));
  const isCancelled = and(
    eq(orders.order_status, OrderStatus.cancelled),
    gt(orders.created_at, new Date(now.getTime() - DAY_MS)),
  );
  return tx.$count(orders, and(eq(orders.customer_id, customerId), or(isUnpaid, isCancelled)));
}

/** Refuses a checkout whose orders, one a shop, would be more unpaid orders than a customer may have. */
export function refuseManyUnpaid(held: number, added: number, limit: number | null): void {
  if (limit !== null && held + added > limit) throw notAllowedNow("UNPAID_ORDERS_FULL", { limit, held });
}
