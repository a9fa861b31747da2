import { setTimeout as pause } from "node:timers/promises";
import { connect, type Database } from "../../apps/backend/src/database/connect.ts";
import { writeNotices } from "../../apps/backend/src/modules/notifications/index.ts";
import { makeBuyers, type Buyer } from "../chaos/buyers.ts";
import { startCluster } from "../chaos/cluster.ts";
import { query } from "../chaos/server.ts";
import { call } from "../chaos/shop-api.ts";
import { byClients } from "./load.ts";
import { memoryMb } from "./memory.ts";
import { PLAIN, withBrowser, withPhone, type Phone } from "./phone.ts";
import { type Figure, percentile } from "./figures.ts";

/** Open pages that are told. */
const FOLLOWERS = 200;
const NOTICES_A_SECOND = 20;
/** Notices that are looked for on the page that a browser shows. */
const SEEN = 40;
/** Asked before memory is looked at: caches and plans are there then. */
const WARM_UP = 3;
/** A long list, and how often it is asked for. */
const KEPT = 5_000;
const ASKED = 200;

/** Open pages that are told, and long lists. */
export async function measureNotices(): Promise<Figure[]> {
  const env = { RATE_LIMIT: "off" };
  const cluster = await startCluster({ backends: 1, storefronts: 1, products: 400, env });
  const { database, backends, storefronts } = cluster;
  const { db, close } = connect(database.url, { connections: 4 });
  try {
    const [backend, storefront] = [backends[0], storefronts[0]];
    const [reader, ...others] = await makeBuyers(cluster, FOLLOWERS, "0776");
    if (!backend || !storefront || !reader) throw new Error("There is nobody to tell.");
    const { memory, heard, end } = await openPages(backend, db, [reader, ...others]);
    const stored = await signedIn(database.url, reader, storefront.url);
    const seeing = withBrowser((browser) =>
      withPhone(browser, PLAIN, (phone) => timesUntilSeen(phone, storefront.url, db, reader), stored),
    );
    const [heardAfter, seenAfter] = await Promise.all([heard(others), seeing]);
    end();
    const [what, unit] = ["notice seen on an open page, p95", "ms"];
    return [
      { what: `memory of ${FOLLOWERS} open pages`, value: memory, unit: "MB", atMost: 20 },
      { what: "notice heard by an open page, p95", value: percentile(heardAfter, 95), unit },
      { what, value: percentile(seenAfter, 95), unit, atMost: 1_000 },
      ...(await measureLists(backend.url, db, reader)),
    ];
  } finally {
    await close();
    await cluster.stop();
  }
}

/** Notices of the bench, one for each subject: a request of this customer has an answer. */
const write = (db: Database, customer_id: number, ...subjects: string[]) => {
  const one = { kind: "ticket_answered", customer_id, source_id: 1 } as const;
  return writeNotices(
    db,
    subjects.map((subject) => ({ ...one, facts: { subject } })),
    new Date(),
  );
};

/** Opens a stream of events for each, tells what memory they take together, and how soon after its commit each hears a notice. */
async function openPages({ url, pid }: { url: string; pid: () => number }, db: Database, buyers: Buyer[]) {
  for (let index = 0; index < WARM_UP; index++) {
    await Promise.all(buyers.map(({ token }) => call(url, "/notifications/unread", { token })));
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
    await write(db, id, "?");
    const committed = performance.now();
    await arrived;
    return performance.now() - committed;
  };
  return {
    memory: memoryMb(pid(), "VmRSS") - before,
    heard: (listening: Buyer[]) => Promise.all(listening.map(hear)),
    end: () => ending.abort(),
  };
}

/** Follows until it is ended; resolves once it is told that it does. */
async function follow(url: string, { token, address }: Buyer, signal: AbortSignal, told: () => void) {
  // One address may hold few: each follows from their own.
  const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": address };
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
  read().catch(reject); // Later on it was ended by us.
  await opened;
}

async function timesUntilSeen({ page, rest }: Phone, url: string, db: Database, { id }: Buyer) {
  await page.goto(`${url}/notification?tab=activity`);
  await rest();
  const times: number[] = [];
  for (let index = 0; index < SEEN; index++) {
    const subject = `Hộp số ${index}.`;
    await write(db, id, subject);
    const committed = performance.now();
    await page.getByRole("main").getByText(subject).waitFor();
    times.push(performance.now() - committed);
  }
  return times;
}

/** What a browser has stored in which this customer has signed in before. */
async function signedIn(database: string, { id, token }: Buyer, origin: string) {
  const statement = "select id, full_name, email, phone, phone_verified_at from customers where id = $1";
  const [profile] = await query<object>(database, statement, [id]);
  const localStorage = [{ name: "session", value: JSON.stringify({ token, profile }) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** The list and the counts of a customer with many notices, one question after the other. */
async function measureLists(url: string, db: Database, { id, token }: Buyer): Promise<Figure[]> {
  await write(db, id, ...Array.from({ length: KEPT }, () => "?"));
  let next: number | null = null;
  const timesOf = (pathOf: () => string) =>
    byClients(1, { answers: ASKED }, async () => {
      const [path, began] = [pathOf(), performance.now()];
      const { status, data } = await call<{ next?: number | null }>(url, path, { token });
      if (status !== 200) throw new Error(`${path} was answered ${status}.`);
      next = data.next ?? null;
      return performance.now() - began;
    });
  const lists = await timesOf(() => `/notifications?type=activity${next === null ? "" : `&after=${next}`}`);
  const counts = await timesOf(() => "/notifications/unread");
  return [
    { what: `list of ${KEPT} notices, page by page, p50`, value: percentile(lists, 50), unit: "ms" },
    {
      what: `list of ${KEPT} notices, page by page, p95`,
      value: percentile(lists, 95),
      unit: "ms",
      atMost: 40,
    },
    { what: `unread counts of ${KEPT} notices, p95`, value: percentile(counts, 95), unit: "ms", atMost: 40 },
  ];
}
