import { createECDH, randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect, type Database } from "../../apps/backend/src/database/connect.ts";
import { writeNotices } from "../../apps/backend/src/modules/notifications/index.ts";
import { makeBuyers, type Buyer } from "../cluster/buyers.ts";
import { startCluster, type Cluster } from "../cluster/cluster.ts";
import { query } from "../cluster/server.ts";
import { call } from "../cluster/shop-api.ts";
import type { Figure } from "./figures.ts";
import { percentile } from "./statistics.ts";

const FOLLOWERS = 200;
const NOTICES_A_SECOND = 20;
const KEPT = 5_000;
const LISTS = 200;
const FANNED_OUT = 10_000;
/** Longest wait for the last of them, in milliseconds. */
const PATIENCE_MS = 300_000;
/** A browser's keys: what is sent is encrypted for them, and nobody reads it. */
const keys = createECDH("prime256v1");
const p256dh = keys.generateKeys().toString("base64url");
const auth = randomBytes(16).toString("base64url");

/** Open pages that are told, long lists, and push messages to many at once. */
export async function measureNotices(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "sen-bench-notices-"));
  chmodSync(folder, 0o755);
  const service = await countingService();
  const env = { PUSH_SERVICES: service.host };
  const cluster = await startCluster({ folder, backends: 1, storefronts: 0, env });
  const connection = connect(cluster.database.url, { connections: 4 });
  try {
    const buyers = await makeBuyers(cluster, FOLLOWERS, "0776");
    return [
      ...(await measureFollowers(cluster, connection.db, buyers)),
      ...(await measureLists(cluster, connection.db, buyers)),
      await measureFanOut(cluster, connection.db, buyers, service),
    ];
  } finally {
    await connection.close();
    await cluster.stop();
    await service.close();
  }
}

/** How much memory open streams take, and when a notice is seen on them. */
async function measureFollowers(
  { backends: [backend] }: Cluster,
  db: Database,
  buyers: readonly Buyer[],
): Promise<Figure[]> {
  if (!backend) throw new Error("There is no backend.");
  await Promise.all(buyers.map(({ token }) => call(backend.url, "/notifications/unread", { token })));
  const before = residentMb(backend.pid());
  const ending = new AbortController();
  const seen = new Map<number, () => void>();
  await Promise.all(
    buyers.map(({ id, token }) => follow(backend.url, token, ending.signal, () => seen.get(id)?.())),
  );
  await pause(2_000);
  const memory = residentMb(backend.pid()) - before;
  const times = await Promise.all(
    buyers.map(async ({ id }, index) => {
      await pause((index * 1_000) / NOTICES_A_SECOND);
      const arrived = new Promise<void>((resolve) => seen.set(id, resolve));
      const written = {
        kind: "ticket_answered",
        customer_id: id,
        source_id: 1,
        facts: { subject: "?" },
      } as const;
      await writeNotices(db, [written], new Date());
      const committed = performance.now();
      await arrived;
      return performance.now() - committed;
    }),
  );
  ending.abort();
  return [
    { what: `memory of ${FOLLOWERS} open pages`, value: memory, unit: "MB" },
    { what: "notice seen on an open page, p95", value: percentile(times, 95), unit: "ms" },
  ];
}

/** Follows until it is ended; resolves once it is told that it does. */
async function follow(url: string, token: string, signal: AbortSignal, told: () => void): Promise<void> {
  const { body } = await fetch(`${url}/api/v1/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  if (!body) throw new Error("Nothing can be followed.");
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const next = async () => decoder.decode((await reader.read()).value, { stream: true });
  for (let text = ""; !text.includes("event: open");) text += await next();
  const read = async () => {
    for (;;) if ((await next()).includes("event: notice")) told();
  };
  read().catch(() => undefined); // It was ended.
}

async function measureLists(
  { backends: [backend] }: Cluster,
  db: Database,
  [buyer]: readonly Buyer[],
): Promise<Figure[]> {
  if (!backend || !buyer) throw new Error("There is nobody to ask.");
  const { id: customer_id, token } = buyer;
  const about = { kind: "ticket_answered", customer_id, source_id: 1, facts: { subject: "?" } } as const;
  await writeNotices(
    db,
    Array.from({ length: KEPT }, () => about),
    new Date(),
  );
  const times: number[] = [];
  for (let index = 0; index < LISTS; index++) {
    const page = 1 + ((index * 37) % (KEPT / 10));
    const began = performance.now();
    const { status } = await call(backend.url, `/notifications?type=activity&page=${page}&per_page=10`, {
      token,
    });
    if (status !== 200) throw new Error(`A list was answered ${status}.`);
    times.push(performance.now() - began);
  }
  return [
    { what: `list of ${KEPT} notices, any page, p50`, value: percentile(times, 50), unit: "ms" },
    { what: `list of ${KEPT} notices, any page, p95`, value: percentile(times, 95), unit: "ms" },
  ];
}

/** How long one worker takes to hand many notices to a push service. */
async function measureFanOut(
  { database }: Cluster,
  db: Database,
  buyers: readonly Buyer[],
  service: CountingService,
): Promise<Figure> {
  await query(
    database.url,
    `insert into push_subscriptions (session_id, customer_id, endpoint, p256dh, auth, created_at)
     select id, customer_id, $1 || id, $2, $3, now() from sessions where customer_id = any ($4::integer[])`,
    [`http://${service.host}/`, p256dh, auth, buyers.map(({ id }) => id)],
  );
  const began = performance.now();
  const each = FANNED_OUT / buyers.length;
  for (const { id: customer_id } of buyers) {
    const about = { kind: "ticket_answered", customer_id, source_id: 1, facts: { subject: "?" } } as const;
    await writeNotices(
      db,
      Array.from({ length: each }, () => about),
      new Date(),
    );
  }
  while (service.taken() < FANNED_OUT && performance.now() - began < PATIENCE_MS) await pause(50);
  if (service.taken() !== FANNED_OUT) throw new Error(`Of ${FANNED_OUT} messages ${service.taken()} came.`);
  const value = (performance.now() - began) / 1_000;
  return { what: `${FANNED_OUT} notices pushed by one worker`, value, unit: "s" };
}

interface CountingService {
  host: string;
  taken: () => number;
  close: () => Promise<void>;
}

/** A push service that takes everything and counts it. */
async function countingService(): Promise<CountingService> {
  let taken = 0;
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      taken += 1;
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function residentMb(pid: number): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
