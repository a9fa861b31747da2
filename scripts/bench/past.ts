import { setTimeout as pause } from "node:timers/promises";
import { ORDER_FILTERS } from "@sen/domain";
import { fillPast } from "../../apps/backend/test/fill-past.ts";
import { judgedQueries } from "../../apps/backend/test/judged-queries.ts";
import { makeBuyers, type Buyer } from "../chaos/buyers.ts";
import { startCluster, type Cluster } from "../chaos/cluster.ts";
import { ask, productUrls, signedIn, timesInTurn } from "./catalog.ts";
import { type Figure, loadNote, p95 } from "./figures.ts";
import { measureLists } from "./lists.ts";
import { byClients } from "./load.ts";
import { isLarge, measureBrowsing, measureJobs, measureSitemap, measureStart } from "./large-shop.ts";
import { figuresOfOrders } from "./orders.ts";

/** With fewer orders, no customer has the hundred pages that are requested. */
export const LEAST_ORDERS = 100_000;
const ASKED = 200;
const CRAWLERS = 64;
const SEARCHING = 32;
/** Most product pages opened by crawlers, each of another product. */
const PAGES = 20_000;
/** Pause before a refused client retries, in ms: the shortest `retry-after`. */
const PAUSE_MS = 1_000;

/** Response times for a customer with thousands of orders in a shop of that size, and how it sells while many browse. */
export async function measurePast(orders: number, products: number): Promise<Figure[]> {
  // Cached pages would reduce the load. Browsing gets a real shop's queue timeout; a cluster's default is longer.
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
  await cluster.database.killAndRestart(); // The server chooses its memory by the size of its data.
  return [
    filled,
    ...(await measureOwn(url, buyer, isLarge(products) ? [20, 15] : [15, 10])),
    ...(await measureLists(url, isLarge(products) ? 60 : 40)),
    ...(await measureBrowsing(cluster, products)),
    ...(await measureCrowd(cluster, isLarge(products) ? [80, 100] : [60, 80])),
    ...(await measureJobs(cluster, products)),
    ...(await measureStart(cluster)),
    ...(await measureSitemap(cluster, products)),
  ];
}

/** The API requests of the customer's own pages, one after the other. */
async function measureOwn(url: string, buyer: Buyer, [own, notices]: [number, number]): Promise<Figure[]> {
  const by = signedIn(buyer);
  const data = await ask<{ total: number; items: { id: number }[] }>(url, "/orders?page=100", by);
  const last = data.items.at(-1)?.id ?? 0;
  const filters = Object.values(ORDER_FILTERS);
  const tabs = filters.map((filter) => `/orders?filter_status=${filter}`);
  const questions: Record<string, readonly [number, ...string[]]> = {
    [`own orders, each tab, of ${data.total}`]: [own, ...tabs],
    "own orders far behind": [own, `/orders?after=${last}`],
    "own orders by a word": [own, "/orders?keyword=sen", "/orders?keyword=many"],
    "counts of own orders": [own, "/orders/counts"],
    points: [own, "/loyalty/points", "/loyalty/points?after=30000"],
    "notices and unread": [notices, "/notifications?type=order", "/notifications", "/notifications/unread"],
  };
  const figures: Figure[] = [];
  for (const [what, [atMost, ...paths]] of Object.entries(questions)) {
    const times = await timesInTurn(url, paths, ASKED, by);
    figures.push({ ...p95(what, times, atMost), note: loadNote() });
  }
  return figures;
}

/** Places orders alone, then while crawlers open different product pages and clients search: buying must not wait for browsing. */
async function measureCrowd(cluster: Cluster, [alone, crowded]: [number, number]): Promise<Figure[]> {
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
  const quiet = await figuresOfOrders(cluster, "0773", { what: `${what}, large shop`, atMost: alone });
  const busy = await figuresOfOrders(
    cluster,
    "0774",
    { what: `${what}, ${beside}`, atMost: crowded },
    browse,
  );
  const meanwhile = "pages and searches answered meanwhile";
  const note = `${refused} refused, ${loadNote()}`;
  return [...quiet, ...busy, { what: meanwhile, value: answered, unit: "", note }];
}
