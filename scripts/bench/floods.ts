import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeBuyers, stockUp, type Buyer } from "../chaos/buyers.ts";
import { floods, type RunningFlood } from "../chaos/floods.ts";
import { placeOnce, prepareCheckout, type PreparedCheckout } from "../chaos/purchases.ts";
import { newFolder, startDatabaseServer } from "../chaos/server.ts";
import { readPort } from "../start/processes.mjs";
import { startShop } from "../start/shop.mjs";
import { products } from "./catalog.ts";
import { percentile, type Figure } from "./figures.ts";
import { evenly } from "./load.ts";
import { descendants, memoryMb } from "./memory.ts";

const SECRET = "a secret that the servers of this bench share";
/** Orders beside each flood. */
const ORDERS = 30;
const ORDERS_A_SECOND = 5;
/** How long a flood runs before the first order. */
const BEFORE_MS = 2_000;
/** Trusted to tell another address is only 127.0.0.1: bare connections come from here. */
const FLOODERS_ADDRESS = "127.0.0.66";

/** Orders of customers while one client does its worst at each of the places of `docs/limits.md`, and the memory that it takes. */
export async function measureFloods(): Promise<Figure[]> {
  const folder = newFolder();
  const database = await startDatabaseServer(join(folder, "postgres"));
  const port = readPort("BENCH_PORT", 3400);
  const env = {
    DATABASE_URL: database.url,
    SEN_DATA_DIR: join(folder, "data"),
    SEN_JWT_SECRET: SECRET,
    SEED_PRODUCTS: "400",
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const shop = await startShop({ port, backendPort: port + 1, env });
  let most = 0;
  const watch = setInterval(() => {
    const sum = descendants(process.pid).reduce((all, pid) => all + memoryMb(pid, "Pss"), 0);
    most = Math.max(most, sum);
  }, 500);
  try {
    const figures = await besideEach(shop.url, { database, secret: SECRET });
    const what = "memory while it is flooded, both servers and their children, at most";
    return [...figures, { what, value: most, unit: "MB", atMost: 700 }];
  } finally {
    clearInterval(watch);
    await shop.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function besideEach(url: string, shop: Parameters<typeof makeBuyers>[0]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const goods = await stockUp(shop, 1_000_000);
  const productIds = (await products(url)).map(({ id }) => id);
  const prepare = (buyer: Buyer, index: number) =>
    prepareCheckout([url], buyer, goods.slice(index % 4, (index % 4) + 1));
  const [from, localAddress] = ["198.51.100.66", FLOODERS_ADDRESS];
  const crowd = await makeBuyers(shop, Object.keys(floods).length * (1 + ORDERS), "0774");
  for (const [name, flood] of Object.entries(floods)) {
    const [checkout, ...prepared] = await Promise.all(crowd.splice(0, 1 + ORDERS).map(prepare));
    if (!checkout) throw new Error("There is nobody who floods.");
    const flooding = flood({ origin: url, from, localAddress, checkout, productIds }, 1);
    figures.push(...(await ordersBeside(name, flooding, url, prepared)));
  }
  return figures;
}

async function ordersBeside(
  name: string,
  flood: RunningFlood,
  url: string,
  prepared: readonly PreparedCheckout[],
): Promise<Figure[]> {
  await pause(BEFORE_MS);
  let refused = 0;
  const times = await evenly(prepared, ORDERS_A_SECOND, async (checkout) => {
    const answer = await placeOnce(url, checkout, "198.51.100.1").catch(() => null);
    if (answer?.status !== 200) refused += 1;
  });
  const told = [...(await flood.stop())].map(([status, count]) => `${count} × ${status}`).join(", ");
  const [p95, note] = [percentile(times, 95), `the flooder was answered ${told || "nothing"}`];
  return [
    { what: `order create beside ${name}, p95`, value: p95, unit: "ms", atMost: 500, note },
    { what: `orders refused beside ${name}`, value: refused, unit: "", atMost: 0 },
  ];
}
