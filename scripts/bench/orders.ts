import { at } from "../../apps/demo/src/seed/catalogue/random.ts";
import { makeBuyers, stockUp } from "../chaos/buyers.ts";
import { startCluster, type Cluster } from "../chaos/cluster.ts";
import { placeOnce, prepareCheckout, type PreparedCheckout } from "../chaos/purchases.ts";
import { type Figure, median, p95 } from "./figures.ts";
import { byClients, evenly } from "./load.ts";

const ORDERS_A_SECOND = 20;
const SECONDS = 30;
/** Orders that are not counted, about five seconds' worth: connections, plans and code are still cold, also for concurrent browsing. */
const WARM_UP = 100;
/** How many checkouts are prepared concurrently. */
const PREPARED_AT_ONCE = 8;

/** Places orders from two shops each at a constant rate, whether earlier ones are finished or not. */
export async function measureOrders(): Promise<Figure[]> {
  await using cluster = await startCluster({ backends: 1, storefronts: 0, products: 2_000 });
  return await figuresOfOrders(cluster, "0775", { what: "order create at 20 orders/s", atMost: 60 });
}

/**
 * The same in a running shop, with new buyers.
 *
 * @param beside concurrent load; starts when everything is prepared, and is aborted after the last order
 */
export async function figuresOfOrders(
  cluster: Cluster,
  phonePrefix: string,
  { what, atMost }: Pick<Figure, "what" | "atMost">,
  beside: (ended: AbortSignal) => Promise<unknown> = async () => undefined,
): Promise<Figure[]> {
  const goods = await stockUp(cluster, 1_000_000);
  const buyers = await makeBuyers(cluster, ORDERS_A_SECOND * SECONDS + WARM_UP, phonePrefix);
  const [{ url } = { url: "" }] = cluster.backends;
  const prepared = await byClients(PREPARED_AT_ONCE, { answers: buyers.length }, (index) => {
    const first = index % (goods.length - 1);
    return prepareCheckout({ ...at(buyers, index), origins: [url] }, goods.slice(first, first + 2));
  });
  const ending = new AbortController();
  const placing = placeEvenly(url, prepared, ORDERS_A_SECOND).finally(() => ending.abort());
  const [{ times, refused }] = await Promise.all([placing, beside(ending.signal)]);
  const counted = times.slice(WARM_UP);
  return [
    { what: `${what}, p50`, value: median(counted), unit: "ms" },
    p95(what, counted, atMost),
    { what: `${what}, refused of ${prepared.length}`, value: refused, unit: "", atMost: 0 },
  ];
}

/** Places orders at a constant rate. Returns each response time in ms, and how many were refused. */
export async function placeEvenly(
  url: string,
  prepared: readonly PreparedCheckout[],
  aSecond: number,
  from?: string,
) {
  let refused = 0;
  const times = await evenly(prepared, aSecond, async (checkout) => {
    const answer = await placeOnce(url, checkout, from).catch(() => null);
    if (answer?.status !== 200) refused += 1;
  });
  return { times, refused };
}
