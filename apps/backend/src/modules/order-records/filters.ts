import {
  ORDER_FILTERS,
  ORDER_TABS,
  OrderStatus,
  TAB_CONDITIONS,
  tabOfFilter,
  type OrderCondition,
  type OrderFilterValue,
} from "@sen/domain";
import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { deliveryRequests, orders } from "../../database/schema/index.ts";

type Fact = keyof OrderCondition;

/** Whether a fact has one of the values; a list without a value in it meets none. */
function among(fact: Fact, values: readonly unknown[]): SQL | undefined {
  const column: PgColumn = orders[fact];
  const given = values.filter((value) => value !== null);
  return or(inArray(column, given), given.length < values.length ? isNull(column) : undefined);
}

/** Domain's condition of an order, asked of the database. */
function conditionOf(condition: OrderCondition): SQL | undefined {
  const facts = Object.entries(condition) as [Fact, readonly unknown[]][];
  return and(...facts.map(([fact, values]) => among(fact, values)));
}

/** The filter without a tab: confirmed, and the carrier has given it a code. */
const waitingPickup = and(
  eq(orders.order_status, OrderStatus.confirmed),
  sql`exists (select from ${deliveryRequests} d where d.order_id = "orders"."id" and d.tracking_code is not null)`,
);

const conditions = new Map(ORDER_TABS.map((tab) => [tab, conditionOf(TAB_CONDITIONS[tab])]));

/** The condition of a filter; none for all. Spec §4, order tab filter: what stands under a tab is domain's to say. */
export function filterCondition(filter: OrderFilterValue): SQL | undefined {
  return filter === ORDER_FILTERS.waiting_pickup.value ? waitingPickup : conditions.get(tabOfFilter(filter));
}
