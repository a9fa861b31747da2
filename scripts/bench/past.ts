import { setTimeout as pause } from "node:timers/promises";
import { ORDER_FILTERS } from "@sen/domain";
import { sql } from "../../apps/backend/src/database/drizzle.ts";
import { at } from "../../apps/demo/src/seed/catalogue/random.ts";
import { copyRow } from "../../apps/backend/test/copy-row.ts";
import { pastOrders } from "../../apps/backend/test/past-orders.ts";
import { makeMonth, monthOf } from "../../apps/backend/src/database/partitions.ts";
import { partitionedTables } from "../../apps/backend/src/modules/sweep/index.ts";
import { connect } from "../../apps/backend/src/database/connect.ts";
import { judgedQueries } from "../../apps/backend/test/judged-queries.ts";
import { makeBuyers, type Buyer } from "../chaos/buyers.ts";
import { startCluster, type Cluster } from "../chaos/cluster.ts";
import { query } from "../chaos/server.ts";
import { ask, productUrls, signedIn, timesInTurn } from "./catalog.ts";
import { type Figure, loadNote, p95 } from "./figures.ts";
import { byClients } from "./load.ts";
import { figuresOfOrders } from "./orders.ts";

/** With fewer, nobody has the hundred pages of orders that are asked for. */
export const LEAST_ORDERS = 100_000;
/** Orders of a customer, on average. */
const ORDERS_EACH = 5;
/** Tables that are filled at a time. */
const LANES = 2;
/** PostgreSQL's settings while they are filled: no triggers, no wait for the disk, memory for sorting. */
const FAST = "-c session_replication_role=replica -c synchronous_commit=off -c maintenance_work_mem=512MB";
const ASKED = 200;
const CRAWLERS = 64;
const SEARCHING = 32;
/** The most product pages that crawlers open, each another product. */
const PAGES = 20_000;
/** A refused client asks again after this pause, in ms: the shortest `retry-after`. */
const PAUSE_MS = 1_000;

/** What a customer of thousands of orders waits for in a shop with so many of them, and how it sells while many look around. */
export async function measurePast(orders: number, products: number): Promise<Figure[]> {
  // Pages that are kept would spare the shop its work. Who browses is refused as soon as in a shop: a cluster's programs wait longer.
  const env = { RATE_LIMIT: "off", PAGE_CACHE: "off", DATABASE_QUEUE_MS: "200" };
  await using cluster = await startCluster({ backends: 1, storefronts: 1, products, env });
  const [buyer] = await makeBuyers(cluster, 1, "0778");
  const [{ url } = { url: "" }] = cluster.backends;
  if (!buyer) throw new Error("There is nobody to ask.");
  const began = performance.now();
  await fillPast(cluster.database.url, orders, buyer.id);
  const value = (performance.now() - began) / 1_000;
  const what = `filling ${orders.toLocaleString("en")} orders with what hangs on them`;
  const filled = { what, value, unit: "s", note: `${Math.round(orders / value)}/s, ${loadNote()}` };
  return [filled, ...(await measureOwn(url, buyer)), ...(await measureCrowd(cluster))];
}

/**
 * Writes orders of two years: of most customers a few, of some hundreds, of the first, who is `buyer`, thousands. Indexes are made again when the
 * rows are there: kept up row by row they take three times as long.
 */
async function fillPast(url: string, orders: number, buyer: number): Promise<void> {
  const timeouts = { statement: 0, query: 0 };
  const { db, close } = connect(`${url}?options=${encodeURIComponent(FAST)}`, {
    connections: LANES,
    timeouts,
  });
  const customers = Math.ceil(orders / ORDERS_EACH);
  const nth = `(${customers} * ((hashint4(n) & 2147483647) / 2147483648.0::float8) ^ 2)::integer`;
  const customer = `case ${nth} when 0 then ${buyer} else 99999 + ${nth} end`;
  const [template] = await query<{ id: number }>(
    url,
    `select o.id from orders o where exists (select from delivery_requests d where d.order_id = o.id)
       and exists (select from order_search s where s.order_id = o.id) order by o.id limit 1`,
  );
  const past = pastOrders({ orders, customers, order: template?.id ?? 0, customer, now: "now()" });
  const tables = past.map(([table]) => table);
  for (const one of partitionedTables) {
    for (let ago = 24; ago >= 0; ago--) await makeMonth(db, one, monthOf(new Date(), -ago));
  }
  const indexes = await query<{ name: string; definition: string }>(
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

/** Works on several at a time, in their order. */
const inLanes = <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) =>
  byClients(LANES, { answers: items.length }, (index) => work(at(items, index)));

/** What the customer's own pages ask for, one question after the other. */
async function measureOwn(url: string, buyer: Buyer): Promise<Figure[]> {
  const by = signedIn(buyer);
  const data = await ask<{ total: number; items: { id: number }[] }>(url, "/orders?page=100", by);
  const last = data.items.at(-1)?.id ?? 0;
  const tabs = Object.values(ORDER_FILTERS).map(({ value }) => `/orders?filter_status=${value}`);
  const questions: Record<string, readonly [number, ...string[]]> = {
    [`own orders, each tab, of ${data.total}`]: [20, ...tabs],
    "own orders far behind": [20, `/orders?after=${last}`],
    "own orders by a word": [20, "/orders?keyword=sen", "/orders?keyword=many"],
    "counts of own orders": [20, "/orders/counts"],
    points: [20, "/loyalty/points", "/loyalty/points?after=30000"],
    "notices and unread": [15, "/notifications?type=order", "/notifications", "/notifications/unread"],
  };
  const figures: Figure[] = [];
  for (const [what, [atMost, ...paths]] of Object.entries(questions)) {
    const times = await timesInTurn(url, paths, ASKED, by);
    figures.push({ ...p95(what, times, atMost), note: loadNote() });
  }
  return figures;
}

/** Orders alone, then while crawlers open different product pages and clients search: buying never waits for browsing. */
async function measureCrowd(cluster: Cluster): Promise<Figure[]> {
  const [storefront, backend] = [cluster.storefronts[0]?.url ?? "", cluster.backends[0]?.url ?? ""];
  const pages = (await productUrls(backend, PAGES)).map((url) => url.replace(backend, storefront));
  const searches = judgedQueries.map(
    ({ query }) => `${backend}/api/v1/search?keyword=${encodeURIComponent(query)}`,
  );
  let [answered, refused] = [0, 0];
  const ask = async (url = "") => {
    const answer = await fetch(url, { headers: { "accept-language": "vi" } });
    await answer.arrayBuffer();
    if (answer.ok) answered += 1;
    else if (answer.status === 503 || answer.status === 429) refused += 1;
    else throw new Error(`${url} was answered ${answer.status}.`);
    if (!answer.ok) await pause(PAUSE_MS);
  };
  const browse = (ended: AbortSignal) =>
    Promise.all([
      byClients(CRAWLERS, ended, (index) => ask(pages[index % pages.length])),
      byClients(SEARCHING, ended, (index) => ask(searches[index % searches.length])),
    ]);
  const what = "order create at 20 orders/s";
  const beside = `beside ${CRAWLERS} crawlers and ${SEARCHING} who search`;
  const alone = await figuresOfOrders(cluster, "0773", { what: `${what}, large shop`, atMost: 80 });
  const crowded = await figuresOfOrders(cluster, "0774", { what: `${what}, ${beside}`, atMost: 100 }, browse);
  const meanwhile = "pages and searches answered meanwhile";
  const note = `${refused} refused, ${loadNote()}`;
  return [...alone, ...crowded, { what: meanwhile, value: answered, unit: "", note }];
}
