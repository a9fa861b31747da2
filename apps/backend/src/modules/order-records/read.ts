import type { Order } from "@sen/api";
import { desc, eq, inArray, sql, type SQL } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import {
  complaints,
  deliveryHistories,
  deliveryRequests,
  orderItems,
  orders,
  returnHistories,
  returnRequests,
} from "../../database/schema/index.ts";
import type { Customer } from "../../signed-in.ts";
import { forbidden, notFound } from "../../errors/errors.ts";
import type { OrderBundle } from "./bundle.ts";
import type { ParcelHistoryEntry } from "./presenter/parcels.ts";
import type { CarriedEntry } from "./presenter/return-history.ts";
import type { Presentation } from "./presenter/presentation.ts";
import { orderOf, type Summed } from "./presenter/summary.ts";
import type { OrderRow } from "./order-row.ts";

type Items = OrderBundle["items"];

// "orders"."id" is written out because drizzle omits the table name in a select from one table.
const items = sql<Items>`(
  select coalesce(json_agg(i order by i.id), '[]') from ${orderItems} i where i.order_id = "orders"."id")`;
const together = sql<Order["paid_together"]>`(
  select coalesce(json_agg(json_build_object(
    'id', t.id, 'code', t.code, 'order_tenant_final', t.order_tenant_final) order by t.id), '[]')
  from ${orders} t where t.payment_id = "orders"."payment_id" and t.id <> "orders"."id"
    and t.order_status = 'PENDING_CONFIRM' and "orders"."order_status" = 'PENDING_CONFIRM')`;
const unreviewed = sql<number[]>`(
  select coalesce(json_agg(i.id order by i.id), '[]') from unreviewed_items("orders"."id") i)`;
const expected = sql<{ from: string | null; to: string | null } | null>`(
  select json_build_object('from', d.expected_from, 'to', d.expected_to) from ${deliveryRequests} d
  where d.order_id = "orders"."id" order by d.id limit 1)`;
const way = sql<ParcelHistoryEntry[] | null>`(
  select json_agg(h order by h.id) from ${deliveryHistories} h
  join ${deliveryRequests} d on d.id = h.delivery_request_id
  where d.order_id = "orders"."id")`;
const carried = sql<CarriedEntry[] | null>`(
  select json_agg(h order by h.id) from ${returnHistories} h where h.return_request_id = (
    select max(r.id) from ${returnRequests} r where r.order_id = "orders"."id"))`;
const complaint = sql<Summed["complaint"]>`(
  select json_build_object('status', c.status, 'feedback', c.feedback, 'has_request_evidence', c.has_request_evidence,
    'request_evidence_at', c.request_evidence_at, 'customer_proof_at', c.customer_proof_at)
  from ${complaints} c where c.order_id = "orders"."id" order by c.id desc limit 1)`;

/** Orders as the list shows them, newest first, in one round trip. */
export async function readOrders(
  db: Queryable,
  where: SQL | undefined,
  told: Pick<Presentation, "locale" | "now">,
  { limit = 100, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<Order[]> {
  // Limit the page first, so that the subqueries run for its orders only and not for the skipped ones.
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset);
  const rows = await db
    .select({ order: orders, items, together, unreviewed, expected, way, carried, complaint })
    .from(orders)
    .where(inArray(orders.id, page))
    .orderBy(desc(orders.id));
  return rows.map((row) => orderOf(row, told));
}

/** One order as the list shows it. */
export async function readOrder(
  db: Queryable,
  id: number,
  told: Pick<Presentation, "locale" | "now">,
): Promise<Order> {
  const [order] = await readOrders(db, eq(orders.id, id), told, { limit: 1 });
  if (!order) throw notFound();
  return order;
}

/** The stored order: 404 if there is none, 403 if it is another customer's. */
export async function ownOrder(db: Queryable, customer: Customer, id: number): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).limit(1);
  if (!order) throw notFound();
  if (order.customer_id !== customer.id) throw forbidden();
  return order;
}
