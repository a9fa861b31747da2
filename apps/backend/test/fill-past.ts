import { connect } from "../src/database/connect.ts";
import { sql } from "../src/database/drizzle.ts";
import { createMonth, monthOf } from "../src/database/partitions.ts";
import { partitionedTables } from "../src/modules/sweep/index.ts";
import { copyRow } from "./copy-row.ts";
import { onServer } from "./on-server.ts";
import { pastOrders } from "./past-orders.ts";

/** Orders per customer, on average. */
const ORDERS_EACH = 5;
/** How many tables are filled concurrently. */
const LANES = 2;
/** PostgreSQL settings while filling: no triggers, no wait for the disk, memory for sorting. */
const FAST = "-c session_replication_role=replica -c synchronous_commit=off -c maintenance_work_mem=512MB";

/**
 * Writes the orders of two years: a few for most customers, hundreds for some, thousands for the first, who is `buyer`. Indexes are dropped
 * and rebuilt afterwards, because maintaining them row by row takes three times as long.
 */
export async function fillPast(url: string, orders: number, buyer: number): Promise<void> {
  const timeouts = { statement: 0, query: 0 };
  const { db, close } = connect(`${url}?options=${encodeURIComponent(FAST)}`, {
    connections: LANES,
    timeouts,
  });
  const customers = Math.ceil(orders / ORDERS_EACH);
  const nth = `(${customers} * ((hashint4(n) & 2147483647) / 2147483648.0::float8) ^ 2)::integer`;
  const customer = `case ${nth} when 0 then ${buyer} else 99999 + ${nth} end`;
  const [template] = await onServer<{ id: number }>(
    url,
    `select o.id from orders o where exists (select from delivery_requests d where d.order_id = o.id)
       and exists (select from order_search s where s.order_id = o.id) order by o.id limit 1`,
  );
  const past = pastOrders({ orders, customers, order: template?.id ?? 0, customer, now: "now()" });
  const tables = past.map(([table]) => table);
  for (const one of partitionedTables) {
    for (let ago = 24; ago >= 0; ago--) await createMonth(db, one, monthOf(new Date(), -ago));
  }
  const indexes = await onServer<{ name: string; definition: string }>(
    url,
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid::regclass::text = any($1)
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  await inLanes(indexes, ({ name }) => db.execute(sql.raw(`drop index ${name}`)));
  await inLanes(past, (copies) => db.transaction((tx) => copyRow(tx, ...copies)));
  await inLanes(indexes, ({ definition }) => db.execute(sql.raw(definition.replace(" ON ONLY ", " ON "))));
  await inLanes(tables, (table) => db.execute(sql.raw(`vacuum analyze ${table}`)));
  await close();
}

/** Processes items in order, several at a time. */
async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const rest = items.values();
  async function lane() {
    for (const item of rest) await work(item);
  }
  await Promise.all(Array.from({ length: LANES }, lane));
}
