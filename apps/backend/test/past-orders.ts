import type { Values } from "./copy-row.ts";

/** What a shop's past is made of. */
export interface Past {
  orders: number;
  customers: number;
  /** The order that all are copied from, with what hangs on it. */
  order: number;
  /** Whose the order `n` is, in SQL: new customers have the numbers from 100,000 on. */
  customer: string;
  /** The moment at which the past ends, in SQL. */
  now: string;
}

/** Orders that are still under way: the last ones. */
const OPEN_ORDERS = 2_000;
const DAY = "interval '1 day'";

/** Moments of two years, the last of them now. */
export const pastMoment = (count: number, now: string): string =>
  `${now} - ${DAY} * 700 * (1 - n::float / ${count})`;

/** One of the shop's variants, and the same one's product. */
const variantAt = (column: string) =>
  `(select array_agg(${column} order by id) from variants)[1 + (n::bigint * 31) % (select count(*) from variants)]`;

/** Orders with all that hangs on them, as copies of rows: of a table so many, with these values, and of which row. */
export function pastOrders({
  orders,
  customers,
  order,
  customer,
  now,
}: Past): [string, number, Values, string?][] {
  const id = "100000 + n";
  const created_at = pastMoment(orders, now);
  const isOver = `n <= ${orders} - ${OPEN_ORDERS}`;
  const owned = { order_id: id, customer_id: customer, created_at };
  const [variant_id, product_id] = [variantAt("id"), variantAt("product_id")];
  const ofOrder = `order_id = ${order}`;
  const ofCustomer = { customer_id: customer, created_at };
  return [
    [
      "customers",
      customers,
      {
        id: "99999 + n",
        phone: "'07' || lpad(n::text, 8, '0')",
        email: "'buyer-' || n || '@example.com'",
        created_at: pastMoment(customers, now),
      },
    ],
    ["payments", orders, { id, reference: "uuidv7()", ...ofCustomer }],
    [
      "orders",
      orders,
      {
        id,
        code: "'SEN-MANY-' || n",
        payment_id: id,
        checkout_id: "null",
        tenant_id: "(select array_agg(id) from tenants)[1 + n % (select count(*) from tenants)]",
        ...ofCustomer,
        order_status: `case when ${isOver} then case n % 20 when 7 then 'CANCELLED' else 'COMPLETED' end
          else (array['PENDING_CONFIRM', 'CREATED', 'CONFIRMED', 'TO_RECEIVE', 'DELIVERED'])[1 + n / 20 % 5] end`,
        delivered_at: `case when ${isOver} then ${created_at} + ${DAY} end`,
        // Each has its review, see below.
        to_review: "false",
        completed_at: `case when ${isOver} then ${created_at} + ${DAY} * 2 end`,
      },
      `id = ${order}`,
    ],
    [
      "order_items",
      orders,
      { id, order_id: id, product_id, variant_id, counted_sold: "t.quantity" },
      ofOrder,
    ],
    ["order_search", orders, owned, ofOrder],
    ["order_histories", orders, owned],
    ["payment_orders", orders, { payment_id: id, order_id: id }],
    ["payment_entries", orders, { payment_id: id, happened_at: created_at, reference: "null" }],
    ["delivery_requests", orders, { id, order_id: id, tracking_code: "'many-' || n", created_at }],
    ["delivery_histories", orders, { delivery_request_id: id, created_at }],
    ["point_entries", orders, owned],
    [
      "notices",
      2 * orders,
      {
        customer_id: customer.replaceAll(/\bn\b/g, "((n + 1) / 2)"),
        order_id: "100000 + (n + 1) / 2",
        created_at: pastMoment(2 * orders, now),
        read_at: `case when n % 50 > 0 then ${now} end`,
      },
    ],
    [
      "reviews",
      orders,
      {
        product_id,
        customer_id: customer,
        order_item_id: id,
        rating: "1 + n % 5",
        like_count: "n % 100",
        created_at,
      },
    ],
  ];
}
