import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { databaseOf } from "../../apps/backend/test/backend-process.ts";
import { makeBuyers, stockUp, type Buyer, type SharedShop } from "../chaos/buyers.ts";
import { floods } from "../chaos/floods.ts";
import { prepareCheckout } from "../chaos/purchases.ts";
import { readPort } from "../start/processes.mjs";
import { startShop } from "../start/shop.mjs";
import { products } from "./catalog.ts";
import { p95, type Figure } from "./figures.ts";
import { descendants, memoryMb } from "./memory.ts";
import { placeEvenly } from "./orders.ts";

const SECRET = "a secret that the servers of this bench share";
/** Orders placed during each flood. */
const ORDERS = 30;
const ORDERS_A_SECOND = 5;
/** How long a flood runs before the first order. */
const BEFORE_MS = 2_000;
/** Only 127.0.0.1 may set a client's address, so raw connections come from this one. */
const FLOODERS_ADDRESS = "127.0.0.66";

/** Measures customers' orders while one client floods each of the places in `docs/limits.md`, and the memory that it takes. */
export async function measureFloods(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "sen-floods-"));
  const port = readPort("BENCH_PORT", 3400);
  const env = {
    SEN_DATA_DIR: folder,
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
    const figures = await besideEach(shop.url, { database: { url: databaseOf(folder) }, secret: SECRET });
    const what = "memory while it is flooded, both servers and their children, at most";
    return [...figures, { what, value: most, unit: "MB", atMost: 700 }];
  } finally {
    clearInterval(watch);
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function besideEach(url: string, shop: SharedShop): Promise<Figure[]> {
  const figures: Figure[] = [];
  const goods = await stockUp(shop, 1_000_000);
  const productIds = (await products(url)).map(({ id }) => id);
  const prepare = (buyer: Buyer, index: number) =>
    prepareCheckout({ ...buyer, origins: [url] }, goods.slice(index % 4, (index % 4) + 1));
  const [from, localAddress] = ["198.51.100.66", FLOODERS_ADDRESS];
  const crowd = await makeBuyers(shop, Object.keys(floods).length * (1 + ORDERS), "0774");
  for (const [name, flood] of Object.entries(floods)) {
    const [checkout, ...prepared] = await Promise.all(crowd.splice(0, 1 + ORDERS).map(prepare));
    if (!checkout) throw new Error("There is nobody who floods.");
    const ending = new AbortController();
    const flooding = flood({ origin: url, from, localAddress, checkout, productIds }, 1, ending.signal);
    await pause(BEFORE_MS);
    const { times, refused } = await placeEvenly(url, prepared, ORDERS_A_SECOND, "198.51.100.1");
    ending.abort();
    const statuses = Map.groupBy(await flooding, (status) => status);
    const told = [...statuses].map(([status, { length }]) => `${length} × ${status}`).join(", ");
    const what = `order create beside ${name}`;
    figures.push(
      { ...p95(what, times, 500), note: `the flooder was answered ${told || "nothing"}` },
      { what: `orders refused beside ${name}`, value: refused, unit: "", atMost: 0 },
    );
  }
  return figures;
}
