import { sql } from "../../src/database/drizzle.ts";
import { listed, statement } from "../../src/database/prepared.ts";
import type { TestShop } from "../shop.ts";

/** Every table with rows of orders' cases, and the condition that selects them. */
const rowsOfCase: Readonly<Record<string, string>> = {
  orders: "id = any ($)",
  order_items: "order_id = any ($)",
  order_histories: "order_id = any ($)",
  vat_invoices: "order_id = any ($)",
  coupon_uses: "order_id = any ($)",
  payment_orders: "order_id = any ($)",
  payment_entries: "payment_id in (select payment_id from payment_orders where order_id = any ($))",
  payment_transfers: "payment_id in (select payment_id from payment_orders where order_id = any ($))",
  payments: "id in (select payment_id from payment_orders where order_id = any ($))",
  delivery_requests: "order_id = any ($)",
  delivery_histories: "delivery_request_id in (select id from delivery_requests where order_id = any ($))",
  return_requests: "order_id = any ($)",
  return_items: "return_request_id in (select id from return_requests where order_id = any ($))",
  return_histories: "return_request_id in (select id from return_requests where order_id = any ($))",
  complaints: "order_id = any ($)",
  complaint_histories: "complaint_id in (select id from complaints where order_id = any ($))",
  refunds: "order_id = any ($)",
  refund_histories: "refund_id in (select id from refunds where order_id = any ($))",
  cs_attachments: `complaint_id in (select id from complaints where order_id = any ($))
    or return_request_id in (select id from return_requests where order_id = any ($))`,
  variants: "id in (select variant_id from order_items where order_id = any ($))",
  products: "id in (select product_id from order_items where order_id = any ($))",
};

const versions = statement<{ versions: string | null }>(
  "versions_of_cases",
  sql`select string_agg(place || ' ' || version, e'\\n' order by place, version) as versions from (${sql.join(
    Object.entries(rowsOfCase).map(([table, condition]) => {
      const of = sql.join(
        condition.split("$").map((part) => sql.raw(part)),
        listed("orders", "bigint"),
      );
      return sql`select ${sql.raw(`'${table}'`)} as place, ctid::text || ':' || xmin::text as version from ${sql.raw(table)} where ${of}`;
    }),
    sql` union all `,
  )} union all select 'media_files', ctid::text || ':' || xmin::text from media_files
    where id = ${sql.placeholder("image")}::uuid) as written`,
);

/**
 * The versions of all rows of the cases of orders, and of an unused file. PostgreSQL gives a row a new `xmin` whenever it is written, even
 * with the same values, but not when it is only locked.
 */
export async function versionsOf(
  { db }: TestShop,
  orders: readonly number[],
  image: string | null = null,
): Promise<string> {
  const [row] = await versions(db, { orders, image });
  return row?.versions ?? "";
}
