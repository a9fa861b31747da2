import type { OrderCounts } from "@sen/api";
import {
  AttachmentCreator,
  isReturnOpen,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  ReturnStatus,
  TAB_CONDITIONS,
  ORDER_SHORTCUTS,
  type OrderShortcut,
} from "@sen/domain";
import { and, eq, inArray, ne, sql, type SQL } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { orders } from "../../database/schema/index.ts";
import { conditionOf } from "./condition.ts";

const awaitsPayment = and(
  eq(orders.order_status, OrderStatus.pendingConfirm),
  eq(orders.payment_method, PaymentMethod.online),
  ne(orders.payment_status, PaymentStatus.complete),
);
const { pendingConfirm, created, confirmed } = OrderStatus;

/** The orders behind each shortcut of the account page. "returning": with an open return. */
export const shortcutConditions: Record<OrderShortcut, SQL | undefined> = {
  to_pay: awaitsPayment,
  preparing: and(
    inArray(orders.order_status, [pendingConfirm, created, confirmed]),
    sql`not (${awaitsPayment})`,
  ),
  delivering: conditionOf(TAB_CONDITIONS.delivering),
  to_review: sql`${orders.to_review}`,
  returning: conditionOf({
    return_creator_type: [AttachmentCreator.customer],
    return_status: Object.values(ReturnStatus).filter(isReturnOpen),
  }),
};

/** Counting stops here: the app shows more as "99+". */
const MOST_COUNTED = 100;

/** How many of the customer's orders match each shortcut, up to 100. */
export async function countShortcuts(db: Queryable, customerId: number): Promise<OrderCounts> {
  const count = (shortcut: OrderShortcut) =>
    sql`(select count(*) from (
      select from ${orders} where ${orders.customer_id} = ${customerId} and ${shortcutConditions[shortcut]}
      limit ${MOST_COUNTED}) as counted) as ${sql.identifier(shortcut)}`;
  const columns = Object.keys(ORDER_SHORTCUTS).map((shortcut) => count(shortcut as OrderShortcut));
  const { rows } = await db.execute<OrderCounts & Record<string, unknown>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  );
  const [counts] = rows;
  if (!counts) throw new Error("One row is always there.");
  return counts;
}
