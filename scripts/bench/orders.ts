import { makeBuyers, stockUp, type Buyer, type ForSale } from "../chaos/buyers.ts";
import { startCluster } from "../chaos/cluster.ts";
import { placeOnce, prepareCheckout, type PreparedCheckout } from "../chaos/purchases.ts";
import { type Figure, percentile } from "./figures.ts";
import { evenly } from "./load.ts";

const ORDERS_A_SECOND = 20;
const SECONDS = 30;
/** Orders before the ones that count: they find connections and plans cold. */
const WARM_UP = 40;
/** How many payments are prepared at a time. */
const PREPARED_AT_ONCE = 8;

/** Orders of two shops each, that come evenly whether those before are answered or not. */
export async function measureOrders(): Promise<Figure[]> {
  const cluster = await startCluster({ backends: 1, storefronts: 0, products: 2_000 });
  try {
    const count = ORDERS_A_SECOND * SECONDS + WARM_UP;
    const goods = await stockUp(cluster, 1_000_000);
    const buyers = await makeBuyers(cluster, count, "0775");
    const [{ url } = { url: "" }] = cluster.backends;
    const prepared = await prepareOrders(url, goods, buyers);
    const all = await evenly(prepared, ORDERS_A_SECOND, (checkout) => place(url, checkout));
    const times = all.slice(WARM_UP);
    return [
      { what: "order create at 20 orders/s, p50", value: percentile(times, 50), unit: "ms" },
      { what: "order create at 20 orders/s, p95", value: percentile(times, 95), unit: "ms", atMost: 60 },
    ];
  } finally {
    await cluster.stop();
  }
}

/** Prepares a payment of two shops for each buyer. */
async function prepareOrders(url: string, goods: readonly ForSale[], buyers: readonly Buyer[]) {
  const prepared: PreparedCheckout[] = [];
  for (let done = 0; done < buyers.length; done += PREPARED_AT_ONCE) {
    const made = buyers.slice(done, done + PREPARED_AT_ONCE).map((buyer, index) => {
      const first = index % (goods.length - 1);
      return prepareCheckout([url], buyer, goods.slice(first, first + 2));
    });
    prepared.push(...(await Promise.all(made)));
  }
  return prepared;
}

/** Throws when an order is refused. */
async function place(url: string, checkout: PreparedCheckout): Promise<void> {
  const { status, data, code = "" } = await placeOnce(url, checkout);
  if (status !== 200 || data.orders.length !== 2) throw new Error(`An order was answered ${status} ${code}.`);
}
