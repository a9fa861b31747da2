import {
  ORDER_FILTERS,
  ORDER_TABS,
  OrderStatus,
  shortcutOfFilter,
  TAB_CONDITIONS,
  tabOfFilter,
  type OrderFilterValue,
} from "@sen/domain";
import { and, eq, sql, type SQL } from "../../database/drizzle.ts";
import { deliveryRequests, orders } from "../../database/schema/index.ts";
import { conditionOf } from "./condition.ts";
import { shortcutConditions } from "./shortcuts.ts";

/** The one filter that has no tab: confirmed orders with a tracking code. */
const waitingPickup = and(
  eq(orders.order_status, OrderStatus.confirmed),
  sql`exists (select from ${deliveryRequests} d where d.order_id = "orders"."id" and d.tracking_code is not null)`,
);

const conditions = new Map(ORDER_TABS.map((tab) => [tab, conditionOf(TAB_CONDITIONS[tab])]));

/** The SQL condition of a filter; undefined for "all". Spec §4, order tab filter: domain defines the tabs' conditions. */
export function filterCondition(filter: OrderFilterValue): SQL | undefined {
  const shortcut = shortcutOfFilter(filter);
  if (shortcut !== null) return shortcutConditions[shortcut];
  return filter === ORDER_FILTERS.waiting_pickup ? waitingPickup : conditions.get(tabOfFilter(filter));
}
