import { CancellationKind, OrderStatus, type Actor } from "@sen/domain";
import { refundIfPaid } from "../refunds/index.ts";
import type { Transaction } from "../../database/connect.ts";
import { awaitInspection } from "../inspections/index.ts";
import { itemsOf, moveOrder, type OrderRow } from "../order-records/index.ts";
import { giveBackCoupons } from "../coupons/index.ts";

/**
 * Cancels an order whose parcel could not be delivered and is back at the shop. Its goods must be inspected before they are sold again;
 * coupons are given back, and a refund is opened if it was paid. The order must be locked.
 */
export async function endWithoutDelivery(
  tx: Transaction,
  order: OrderRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  const set = { cancel_status: CancellationKind.deliveryFail };
  await moveOrder(tx, order, { order_status: OrderStatus.cancelled, actor, set }, now);
  await awaitInspection(tx, await itemsOf(tx, [order.id]), now);
  await giveBackCoupons(tx, order.id);
  await refundIfPaid(tx, order, actor, now, { amount: order.order_tenant_final, bank: null });
}
