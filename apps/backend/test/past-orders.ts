import type { Values } from "./copy-row.ts";

/** The parameters of a shop's past. */
export interface Past {
  orders: number;
  customers: number;
  /** The order that all are copied from, with its related records. */
  order: number;
  /** SQL for the customer id of order `n`. New customers have ids from 100,000 on. */
  customer: string;
  /** SQL for the moment at which the past ends. */
  now: string;
}

/** How many of the last orders are still in progress. */
const OPEN_ORDERS = 2_000;
const DAY = "interval '1 day'";

/** SQL for moments spread over two years, ending now. */
export const pastMoment = (count: number, now: string): string =>
  `${now} - ${DAY} * 700 * (1 - n::float / ${count})`;

/** SQL for a column of one of the shop's variants; for the same `n` always of the same variant. */
const variantAt = (column: string) =>
  `(select array_agg(${column} order by id) from variants)[1 + (n::bigint * 31) % (select count(*) from variants)]`;

/** Orders with all their related records, as row copies: the table, the count, the values, and which row to copy. */
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
        // Each order has a review, see below.
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
