import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type Database } from "../../apps/backend/src/database/connect.ts";
import { writeNotices } from "../../apps/backend/src/modules/notifications/index.ts";
import { makeBuyers, type Buyer } from "../cluster/buyers.ts";
import { startCluster } from "../cluster/cluster.ts";
import { call } from "../cluster/shop-api.ts";
import { run } from "../processes.mjs";
import { answeredNotice } from "./answered-notice.ts";
import type { Figure } from "./figures.ts";
import { measureFanOut } from "./fan-out.ts";
import { measureOpenPages } from "./open-pages.ts";
import { countingPushService } from "./push-service.ts";
import { percentile } from "./statistics.ts";

const FOLLOWERS = 200;
const KEPT = 5_000;
const ASKED = 200;
/** Enough shops for orders of two. */
const PRODUCTS = 400;

/** Open pages that are told, long lists, and push messages to many at once beside orders. */
export async function measureNotices(chromePath: string): Promise<Figure[]> {
  await run("turbo", ["run", "build", "--filter=@sen/storefront", "--output-logs=errors-only"]);
  const folder = mkdtempSync(join(tmpdir(), "sen-bench-notices-"));
  chmodSync(folder, 0o755);
  const service = await countingPushService();
  const env = { PUSH_SERVICES: service.host, RATE_LIMIT: "off" };
  const cluster = await startCluster({ folder, backends: 1, storefronts: 1, products: PRODUCTS, env });
  const { db, close } = connect(cluster.database.url, { connections: 4 });
  try {
    const buyers = await makeBuyers(cluster, FOLLOWERS, "0776");
    const [url = ""] = cluster.backends.map((backend) => backend.url);
    return [
      ...(await measureOpenPages(cluster, { db, buyers, chromePath })),
      ...(await measureLists(url, db, buyers)),
      ...(await measureFanOut(cluster, { db, buyers, service })),
    ];
  } finally {
    await close();
    await cluster.stop();
    await service.close();
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
    { what: `list of ${KEPT} notices, any page, p95`, value: percentile(lists, 95), unit: "ms" },
    { what: `unread counts of ${KEPT} notices, p95`, value: percentile(counts, 95), unit: "ms" },
  ];
}
