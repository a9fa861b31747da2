import { ORDER_FILTERS, OrderStatus, PaymentStatus, ReturnStatus, type OrderFilterValue } from "@sen/domain";
import { and, eq, inArray, isNotNull, ne, or, isNull, sql, type SQL } from "drizzle-orm";
import { deliveryRequests, orders } from "../../database/schema/index.ts";

const { created, confirmed, toReceive, delivered, completed, cancelled, pendingConfirm } = OrderStatus;
const has = (status: OrderStatus) => eq(orders.order_status, status);
const failedDelivery = eq(orders.return_status, ReturnStatus.deliveryFailed);
const noFailedDelivery = or(
  isNull(orders.return_status),
  ne(orders.return_status, ReturnStatus.deliveryFailed),
);

/**
 * What each filter shows. Spec §4, order tab filter. A parcel that could not be delivered is on no way any more: it stands under "delivery
 * failed" and not under "delivering"; the request that it opens is no return of the customer's. "Created" are
 * also those that wait for their payment, tried or not. "Delivered" are those that arrived, confirmed by
 * the customer or not.
 */
const conditions: Record<OrderFilterValue, SQL | undefined> = {
  [ORDER_FILTERS.all.value]: undefined,
  [ORDER_FILTERS.created.value]: inArray(orders.order_status, [pendingConfirm, created]),
  [ORDER_FILTERS.waiting_pickup.value]: and(
    has(confirmed),
    sql`exists (select from ${deliveryRequests} d where d.order_id = "orders"."id" and d.tracking_code is not null)`,
  ),
  [ORDER_FILTERS.delivering.value]: and(has(toReceive), noFailedDelivery),
  [ORDER_FILTERS.delivered.value]: inArray(orders.order_status, [delivered, completed]),
  [ORDER_FILTERS.cancelled.value]: has(cancelled),
  [ORDER_FILTERS.returned.value]: and(isNotNull(orders.return_status), noFailedDelivery),
  [ORDER_FILTERS.refund.value]: isNotNull(orders.refund_status),
  [ORDER_FILTERS.complaint.value]: isNotNull(orders.complaint_status),
  [ORDER_FILTERS.delivery_failed.value]: failedDelivery,
  [ORDER_FILTERS.confirmed.value]: has(confirmed),
  [ORDER_FILTERS.payment_failed.value]: and(
    has(pendingConfirm),
    eq(orders.payment_status, PaymentStatus.failed),
  ),
};

/** The condition of a filter; none for all. */
export function filterCondition(filter: OrderFilterValue): SQL | undefined {
  return conditions[filter];
}
