import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { PlacedOrders } from "@sen/api";
import { makeBuyers, stockUp, type Buyer, type ForSale } from "../chaos/buyers.ts";
import { startCluster, type Cluster } from "../chaos/cluster.ts";
import { prepareCheckout, type PreparedCheckout } from "../chaos/purchases.ts";
import { call } from "../chaos/shop-api.ts";
import { type Figure, percentile } from "./figures.ts";

const ORDERS_A_SECOND = 20;
const SECONDS = 30;
/** Orders before the ones that count: they find connections and plans cold. */
export const WARM_UP = 40;
/** How many payments are prepared at a time. */
const PREPARED_AT_ONCE = 8;

/** Orders of two shops each, that come evenly whether those before are answered or not. */
export async function measureOrders(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "sen-bench-orders-"));
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ folder, backends: 1, storefronts: 0, products: 2_000 });
  try {
    const count = ORDERS_A_SECOND * SECONDS + WARM_UP;
    const [goods, buyers] = [await stockUp(cluster, 1_000_000), await makeBuyers(cluster, count, "0775")];
    const prepared = await prepareOrders(cluster, goods, buyers);
    const times = (await placeEvenly(cluster, prepared)).slice(WARM_UP);
    return [
      { what: "order create at 20 orders/s, p50", value: percentile(times, 50), unit: "ms" },
      { what: "order create at 20 orders/s, p95", value: percentile(times, 95), unit: "ms", atMost: 60 },
    ];
  } finally {
    await cluster.stop();
  }
}

/** A payment that is ready to be placed, and whose it is. */
export type PreparedOrder = [Buyer, PreparedCheckout];

/** Prepares a payment of two shops for each buyer. */
export async function prepareOrders(
  { backends }: Cluster,
  goods: readonly ForSale[],
  buyers: readonly Buyer[],
): Promise<PreparedOrder[]> {
  const origins = backends.map(({ url }) => url);
  const prepared: PreparedOrder[] = [];
  for (let done = 0; done < buyers.length; done += PREPARED_AT_ONCE) {
    const some = buyers.slice(done, done + PREPARED_AT_ONCE);
    const made = some.map(async (buyer, index): Promise<PreparedOrder> => {
      const shops = [goods[index % goods.length], goods[(index + 1) % goods.length]].filter(
        (one) => one !== undefined,
      );
      return [buyer, await prepareCheckout(origins, buyer, shops)];
    });
    prepared.push(...(await Promise.all(made)));
  }
  return prepared;
}

/** Places orders at 20 a second, whether those before are answered or not; how long each took, in milliseconds from its moment on. */
export async function placeEvenly(
  { backends }: Cluster,
  prepared: readonly PreparedOrder[],
): Promise<number[]> {
  const started = performance.now();
  return Promise.all(
    prepared.map(async ([{ token }, { id, total }], index) => {
      const due = started + (index * 1_000) / ORDERS_A_SECOND;
      await pause(Math.max(0, due - performance.now()));
      const {
        status,
        data,
        code = "",
      } = await call<PlacedOrders>(backends[0]?.url ?? "", "/orders", {
        method: "POST",
        body: { checkout_id: id, total },
        token,
        key: crypto.randomUUID(),
      });
      if (status !== 200 || data.orders.length !== 2) {
        throw new Error(`An order was answered ${status} ${code}.`);
      }
      return performance.now() - due;
    }),
  );
}
