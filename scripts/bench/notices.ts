import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type Database } from "../../apps/backend/src/database/connect.ts";
import { writeNotices } from "../../apps/backend/src/modules/notifications/index.ts";
import { makeBuyers, type Buyer } from "../chaos/buyers.ts";
import { startCluster } from "../chaos/cluster.ts";
import { call } from "../chaos/shop-api.ts";
import { run } from "../start/processes.mjs";
import { answeredNotice, measureOpenPages } from "./open-pages.ts";
import { type Figure, percentile } from "./figures.ts";

const FOLLOWERS = 200;
const KEPT = 5_000;
const ASKED = 200;
/** Enough shops for orders of two. */
const PRODUCTS = 400;

/** Open pages that are told, and long lists. */
export async function measureNotices(chromePath: string): Promise<Figure[]> {
  await run("turbo", ["run", "build", "--filter=@sen/storefront", "--output-logs=errors-only"]);
  const folder = mkdtempSync(join(tmpdir(), "sen-bench-notices-"));
  chmodSync(folder, 0o755);
  const cluster = await startCluster({
    folder,
    backends: 1,
    storefronts: 1,
    products: PRODUCTS,
    env: { RATE_LIMIT: "off" },
  });
  const { db, close } = connect(cluster.database.url, { connections: 4 });
  try {
    const buyers = await makeBuyers(cluster, FOLLOWERS, "0776");
    const [url = ""] = cluster.backends.map((backend) => backend.url);
    return [
      ...(await measureOpenPages(cluster, { db, buyers, chromePath })),
      ...(await measureLists(url, db, buyers)),
    ];
  } finally {
    await close();
    await cluster.stop();
  }
}

/** The list and the counts of a customer with many notices, one question after the other. */
async function measureLists(url: string, db: Database, [buyer]: readonly Buyer[]): Promise<Figure[]> {
  if (!buyer) throw new Error("There is nobody to ask.");
  const { id, token } = buyer;
  await writeNotices(
    db,
    Array.from({ length: KEPT }, () => answeredNotice(id)),
    new Date(),
  );
  const timesOf = async (pathOf: (index: number) => string) => {
    const times: number[] = [];
    for (let index = 0; index < ASKED; index++) {
      const began = performance.now();
      const { status } = await call(url, pathOf(index), { token });
      if (status !== 200) throw new Error(`${pathOf(index)} was answered ${status}.`);
      times.push(performance.now() - began);
    }
    return times;
  };
  const pageOf = (index: number) => 1 + ((index * 37) % (KEPT / 10));
  const lists = await timesOf((index) => `/notifications?type=activity&page=${pageOf(index)}&per_page=10`);
  const counts = await timesOf(() => "/notifications/unread");
  return [
    { what: `list of ${KEPT} notices, any page, p50`, value: percentile(lists, 50), unit: "ms" },
    { what: `list of ${KEPT} notices, any page, p95`, value: percentile(lists, 95), unit: "ms", atMost: 40 },
    { what: `unread counts of ${KEPT} notices, p95`, value: percentile(counts, 95), unit: "ms", atMost: 40 },
  ];
}
