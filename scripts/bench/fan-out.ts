import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../apps/backend/src/database/connect.ts";
import { writeNotices } from "../../apps/backend/src/modules/notifications/index.ts";
import { makeBuyers, stockUp, type Buyer } from "../cluster/buyers.ts";
import type { Cluster } from "../cluster/cluster.ts";
import { query } from "../cluster/server.ts";
import { answeredNotice } from "./answered-notice.ts";
import type { Figure } from "./figures.ts";
import { placeEvenly, prepareOrders, WARM_UP } from "./orders.ts";
import type { CountingPushService } from "./push-service.ts";
import { percentile } from "./statistics.ts";

const FANNED_OUT = 10_000;
/** Longest wait for the last of them, in milliseconds. */
const PATIENCE_MS = 300_000;
/** Orders of each load: 15 seconds of them. */
const ORDERS = 300;

interface FanOut {
  db: Database;
  buyers: readonly Buyer[];
  service: CountingPushService;
}

/** How long one worker takes to hand many notices to a push service while customers order, and how much longer orders then take. */
export async function measureFanOut(cluster: Cluster, { db, buyers, service }: FanOut): Promise<Figure[]> {
  await query(
    cluster.database.url,
    `insert into push_subscriptions (session_id, customer_id, endpoint, p256dh, auth, created_at)
     select id, customer_id, $1 || id, $2, $3, now() from sessions where customer_id = any ($4::integer[])`,
    [`http://${service.host}/`, service.keys.p256dh, service.keys.auth, buyers.map(({ id }) => id)],
  );
  const goods = await stockUp(cluster, 1_000_000);
  const customers = await makeBuyers(cluster, WARM_UP + 2 * ORDERS, "0777");
  const prepared = await prepareOrders(cluster, goods, customers);
  const before = (await placeEvenly(cluster, prepared.slice(0, WARM_UP + ORDERS))).slice(WARM_UP);

  const began = performance.now();
  const each = FANNED_OUT / buyers.length;
  const written = buyers.flatMap(({ id }) => Array.from({ length: each }, () => answeredNotice(id)));
  const ordering = placeEvenly(cluster, prepared.slice(WARM_UP + ORDERS));
  await writeNotices(db, written, new Date());
  while (service.taken() < FANNED_OUT && performance.now() - began < PATIENCE_MS) await pause(50);
  const seconds = (performance.now() - began) / 1_000;
  if (service.taken() !== FANNED_OUT) throw new Error(`Of ${FANNED_OUT} messages ${service.taken()} came.`);
  const during = await ordering;
  return [
    { what: `${FANNED_OUT} notices pushed by one worker, beside orders`, value: seconds, unit: "s" },
    { what: "order create at 20 orders/s, alone, p95", value: percentile(before, 95), unit: "ms" },
    {
      what: "order create at 20 orders/s, beside the notices, p95",
      value: percentile(during, 95),
      unit: "ms",
    },
  ];
}
