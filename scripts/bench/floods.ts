import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeBuyers, stockUp, type Buyer, type ForSale } from "../chaos/buyers.ts";
import { floods, type Flooder, type RunningFlood } from "../chaos/floods.ts";
import { prepareCheckout, type PreparedCheckout } from "../chaos/purchases.ts";
import { startDatabaseServer } from "../chaos/server.ts";
import { call } from "../chaos/shop-api.ts";
import { readPort, run } from "../start/processes.mjs";
import { startShop } from "../start/shop.mjs";
import { productIds } from "./catalog.ts";
import { percentile, type Figure } from "./figures.ts";
import { descendants, proportionalMb } from "./memory.ts";

const SECRET = "a secret that the servers of this bench share";
/** Orders beside each flood, and the time between them. */
const ORDERS = 30;
const EVERY_MS = 200;
/** How long a flood runs before the first order. */
const BEFORE_MS = 2_000;
/** Trusted to tell another address is only 127.0.0.1: bare connections come from here. */
const FLOODERS_ADDRESS = "127.0.0.66";

/** A shop under attack. */
interface Target {
  url: string;
  databaseUrl: string;
}

/** Orders of customers while one client does its worst at each of the places of `docs/limits.md`, and the memory that it takes. */
export async function measureFloods(): Promise<Figure[]> {
  await run("turbo", ["run", "build", "--filter=@sen/storefront", "--output-logs=errors-only"]);
  const folder = mkdtempSync(join(tmpdir(), "sen-bench-floods-"));
  chmodSync(folder, 0o755);
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
  try {
    return await besideEach({ url: shop.url, databaseUrl: database.url });
  } finally {
    await shop.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function besideEach({ url, databaseUrl }: Target): Promise<Figure[]> {
  const figures: Figure[] = [];
  const shop = { database: { url: databaseUrl }, secret: SECRET };
  // The database's server alone is asked, by its address.
  const cluster = shop as Parameters<typeof makeBuyers>[0];
  const goods = await stockUp(cluster, 1_000_000);
  const names = Object.keys(floods) as (keyof typeof floods)[];
  const buyers = await makeBuyers(cluster, names.length * ORDERS, "0774");
  const flooders = await makeBuyers(cluster, names.length, "0773");
  const ids = await productIds(url, 400);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, memoryMb())), 500);
  try {
    for (const [index, name] of names.entries()) {
      const [flooder] = flooders.slice(index);
      if (!flooder) throw new Error("There is nobody who floods.");
      const own = buyers.slice(index * ORDERS, (index + 1) * ORDERS);
      const prepared = await Promise.all(own.map((buyer, at) => prepare(url, goods, buyer, at)));
      const flood = floods[name](await arm(url, goods, flooder, ids), 1);
      figures.push(...(await ordersBeside(name, flood, url, prepared)));
    }
  } finally {
    clearInterval(watch);
  }
  const what = "memory while it is flooded, both servers and their children, at most";
  return [...figures, { what, value: most, unit: "MB", atMost: 700 }];
}

const prepare = async (url: string, goods: readonly ForSale[], buyer: Buyer, at: number) =>
  [buyer, await prepareCheckout([url], buyer, goods.slice(at % 4, (at % 4) + 1))] as const;

async function arm(
  origin: string,
  goods: readonly ForSale[],
  buyer: Buyer,
  ids: readonly number[],
): Promise<Flooder> {
  const [, checkout] = await prepare(origin, goods, buyer, 0);
  const { token } = buyer;
  return { origin, token, from: "198.51.100.66", localAddress: FLOODERS_ADDRESS, checkout, productIds: ids };
}

async function ordersBeside(
  name: string,
  flood: RunningFlood,
  url: string,
  prepared: readonly (readonly [Buyer, PreparedCheckout])[],
): Promise<Figure[]> {
  await pause(BEFORE_MS);
  const answered = await Promise.all(
    prepared.map(async ([{ token }, { id, total }], index) => {
      await pause(index * EVERY_MS);
      const began = performance.now();
      const { status } = await call(url, "/orders", {
        method: "POST",
        body: { checkout_id: id, total },
        token,
        key: crypto.randomUUID(),
        from: "198.51.100.1",
      }).catch(() => ({ status: 0 }));
      return { status, ms: performance.now() - began };
    }),
  );
  const told = [...(await flood.stop())].map(([status, count]) => `${count} × ${status}`).join(", ");
  const note = `the flooder was answered ${told || "nothing"}`;
  return [
    {
      what: `order create beside ${name}, p95`,
      value: percentile(
        answered.map(({ ms }) => ms),
        95,
      ),
      unit: "ms",
      atMost: 500,
      note,
    },
    {
      what: `orders refused beside ${name}`,
      value: answered.filter(({ status }) => status !== 200).length,
      unit: "",
      atMost: 0,
    },
  ];
}

/** What was started by this bench, shared memory counted once. */
const memoryMb = () => descendants([process.pid]).reduce((sum, pid) => sum + proportionalMb(pid), 0);
