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
 * Refuses a customer with too many unpaid orders: each holds goods that nobody else can buy. Orders that were placed and cancelled within
 * a day count as well, so that nobody can place and cancel in turn for ever. Requires `lockCustomerPurchases`.
 */
export async function refuseManyUnpaid(
  tx: Transaction,
  customerId: number,
  limit: number | null,
  now: Date,
): Promise<void> {
  if (limit === null) return;
  const isUnpaid = and(inArray(orders.order_status, OPEN), ne(orders.payment_status, PaymentStatus.complete));
  const isCancelled = and(
    eq(orders.order_status, OrderStatus.cancelled),
    gt(orders.created_at, new Date(now.getTime() - DAY_MS)),
  );
  const held = await tx.$count(orders, and(eq(orders.customer_id, customerId), or(isUnpaid, isCancelled)));
  if (held >= limit) throw notAllowedNow("UNPAID_ORDERS_FULL", { limit });
}
