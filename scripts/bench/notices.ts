import { setTimeout as pause } from "node:timers/promises";
import { connect, type Database } from "../../apps/backend/src/database/connect.ts";
import { writeNotices } from "../../apps/backend/src/modules/notifications/index.ts";
import { makeBuyers, type Buyer } from "../chaos/buyers.ts";
import { startCluster } from "../chaos/cluster.ts";
import { ask, signedIn } from "./catalog.ts";
import { memoryMb } from "./memory.ts";
import { type Figure, p95 } from "./figures.ts";

/** Concurrent clients that follow events. */
const FOLLOWERS = 200;
const NOTICES_A_SECOND = 20;
/** Requests before memory is measured, to fill caches and plans. */
const WARM_UP = 3;

/** Measures what open event streams cost the backend, and how soon a notice arrives on them. */
export async function measureNotices(): Promise<Figure[]> {
  const env = { RATE_LIMIT: "off" };
  await using cluster = await startCluster({ backends: 1, storefronts: 0, products: 400, env });
  const { database, backends } = cluster;
  const { db, close } = connect(database.url, { connections: 4 });
  try {
    const [backend] = backends;
    if (!backend) throw new Error("There is nobody to tell.");
    const followers = await makeBuyers(cluster, FOLLOWERS, "0776");
    const { memory, heard, end } = await openPages(backend, db, followers);
    const heardAfter = await heard();
    end();
    return [
      { what: `memory of ${FOLLOWERS} open pages`, value: memory, unit: "MB", atMost: 20 },
      p95("notice heard by an open page", heardAfter),
    ];
  } finally {
    await close();
  }
}

/** Writes a notice: a customer's ticket was answered. */
const write = (db: Database, customer_id: number) =>
  writeNotices(
    db,
    [{ kind: "ticket_answered", customer_id, source_id: 1, facts: { subject: "?" } }],
    new Date(),
  );

/** Opens an event stream for each customer; measures their total memory, and how soon after its commit a notice arrives. */
async function openPages({ url, pid }: { url: string; pid: () => number }, db: Database, buyers: Buyer[]) {
  for (let index = 0; index < WARM_UP; index++) {
    await Promise.all(buyers.map((buyer) => ask(url, "/notifications/unread", signedIn(buyer))));
  }
  await pause(2_000);
  const before = memoryMb(pid(), "VmRSS");
  const ending = new AbortController();
  const tell = new Map<number, () => void>();
  await Promise.all(buyers.map((buyer) => follow(url, buyer, ending.signal, () => tell.get(buyer.id)?.())));
  await pause(2_000);
  const hear = async ({ id }: Buyer, index: number) => {
    await pause((index * 1_000) / NOTICES_A_SECOND);
    const arrived = new Promise<void>((resolve) => tell.set(id, resolve));
    await write(db, id);
    const committed = performance.now();
    await arrived;
    return performance.now() - committed;
  };
  return {
    memory: memoryMb(pid(), "VmRSS") - before,
    heard: () => Promise.all(buyers.map(hear)),
    end: () => ending.abort(),
  };
}

/** Follows events until aborted; resolves once the stream is open. */
async function follow(url: string, buyer: Buyer, signal: AbortSignal, told: () => void) {
  // Streams per IP address are limited, so each client uses its own.
  const headers = { ...signedIn(buyer), "x-forwarded-for": buyer.address };
  const { status, body } = await fetch(`${url}/api/v1/events`, { headers, signal });
  if (status !== 200 || !body) throw new Error(`Events were answered ${status}.`);
  const { promise: opened, resolve, reject } = Promise.withResolvers<true>();
  const read = async () => {
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      if (text.includes("event: open")) resolve(true);
      if (text.includes("event: notice")) told();
    }
    throw new Error("The events have ended.");
  };
  read().catch(reject); // Later it rejects because we aborted it.
  await opened;
}
