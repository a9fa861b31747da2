import { sql } from "../../src/database/drizzle.ts";
import type { TestShop } from "../shop.ts";

/** Every table with rows of an order's case, and the condition that selects them. */
const rowsOfCase: Readonly<Record<string, string>> = {
  orders: "id = $",
  order_items: "order_id = $",
  order_histories: "order_id = $",
  vat_invoices: "order_id = $",
  coupon_uses: "order_id = $",
  payment_orders: "order_id = $",
  payment_entries: "payment_id in (select payment_id from payment_orders where order_id = $)",
  payment_transfers: "payment_id in (select payment_id from payment_orders where order_id = $)",
  payments: "id in (select payment_id from payment_orders where order_id = $)",
  delivery_requests: "order_id = $",
  delivery_histories: "delivery_request_id in (select id from delivery_requests where order_id = $)",
  return_requests: "order_id = $",
  return_items: "return_request_id in (select id from return_requests where order_id = $)",
  return_histories: "return_request_id in (select id from return_requests where order_id = $)",
  complaints: "order_id = $",
  complaint_histories: "complaint_id in (select id from complaints where order_id = $)",
  refunds: "order_id = $",
  refund_histories: "refund_id in (select id from refunds where order_id = $)",
  cs_attachments: `complaint_id in (select id from complaints where order_id = $)
    or return_request_id in (select id from return_requests where order_id = $)`,
  variants: "id in (select variant_id from order_items where order_id = $)",
  products: "id in (select product_id from order_items where order_id = $)",
};

/**
 * The versions of all rows of a case, and of an unused file. PostgreSQL gives a row a new `xmin` whenever it is written, even with the same
 * values, but not when it is only locked.
 */
export async function versionsOf({ db }: TestShop, order: number, image: string | null): Promise<string> {
  const parts = Object.entries(rowsOfCase).map(
    ([table, condition]) =>
      `select '${table}' as place, ctid::text || ':' || xmin::text as version from ${table} where ${condition.replaceAll("$", String(order))}`,
  );
  if (image !== null) {
    parts.push(
      `select 'media_files', ctid::text || ':' || xmin::text from media_files where id = '${image}'`,
    );
  }
  const { rows } = await db.execute<{ versions: string }>(
    sql.raw(`select string_agg(place || ' ' || version, e'\\n' order by place, version) as versions
      from (${parts.join(" union all ")}) as written`),
  );
  return rows[0]?.versions ?? "";
}
