import { setTimeout as pause } from "node:timers/promises";
import type { NotificationPage } from "@sen/api";
import { connect, type Database } from "../../apps/backend/src/database/connect.ts";
import { writeNotices } from "../../apps/backend/src/modules/notifications/index.ts";
import { makeBuyers, type Buyer } from "../chaos/buyers.ts";
import { startCluster } from "../chaos/cluster.ts";
import { query } from "../chaos/server.ts";
import { ask, askTimed, signedIn, timesInTurn } from "./catalog.ts";
import { memoryMb } from "./memory.ts";
import { openBrowser, openPhone, PLAIN } from "./phone.ts";
import { type Figure, median, p95 } from "./figures.ts";

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
  await using cluster = await startCluster({ backends: 1, storefronts: 1, products: 400, env });
  const { database, backends, storefronts } = cluster;
  const { db, close } = connect(database.url, { connections: 4 });
  try {
    const [backend, storefront] = [backends[0], storefronts[0]];
    const [reader, ...others] = await makeBuyers(cluster, FOLLOWERS, "0776");
    if (!backend || !storefront || !reader) throw new Error("There is nobody to tell.");
    const { memory, heard, end } = await openPages(backend, db, [reader, ...others]);
    const seen = timesUntilSeen(storefront.url, database.url, db, reader);
    const [heardAfter, seenAfter] = await Promise.all([heard(others), seen]);
    end();
    return [
      { what: `memory of ${FOLLOWERS} open pages`, value: memory, unit: "MB", atMost: 20 },
      p95("notice heard by an open page", heardAfter),
      p95("notice seen on an open page", seenAfter, 1_000),
      ...(await measureLists(backend.url, db, reader)),
    ];
  } finally {
    await close();
  }
}

/** Notices of the bench, one for each subject: a request of this customer has an answer. */
const write = (db: Database, customer_id: number, ...subjects: string[]) => {
  const one = { kind: "ticket_answered", customer_id, source_id: 1 } as const;
  const notices = subjects.map((subject) => ({ ...one, facts: { subject } }));
  return writeNotices(db, notices, new Date());
};

/** Opens a stream of events for each, tells what memory they take together, and how soon after its commit each hears a notice. */
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
async function follow(url: string, buyer: Buyer, signal: AbortSignal, told: () => void) {
  // One address may hold few: each follows from their own.
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
  read().catch(reject); // Later on it was ended by us.
  await opened;
}

async function timesUntilSeen(url: string, database: string, db: Database, reader: Buyer) {
  await using browser = await openBrowser();
  await using phone = await openPhone(browser, PLAIN, await storedSession(database, reader, url));
  const { page, rest } = phone;
  await page.goto(`${url}/notification?tab=activity`);
  await rest();
  const times: number[] = [];
  for (let index = 0; index < SEEN; index++) {
    const subject = `Hộp số ${index}.`;
    await write(db, reader.id, subject);
    const committed = performance.now();
    await page.getByRole("main").getByText(subject).waitFor();
    times.push(performance.now() - committed);
  }
  return times;
}

/** What a browser has stored in which this customer has signed in before. */
async function storedSession(database: string, { id, token }: Buyer, origin: string) {
  const statement = "select id, full_name, email, phone, phone_verified_at from customers where id = $1";
  const [profile] = await query<object>(database, statement, [id]);
  const localStorage = [{ name: "session", value: JSON.stringify({ token, profile }) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** The list and the counts of a customer with many notices, one question after the other. */
async function measureLists(url: string, db: Database, buyer: Buyer): Promise<Figure[]> {
  const by = signedIn(buyer);
  await write(db, buyer.id, ...Array.from({ length: KEPT }, () => "?"));
  const lists: number[] = [];
  let page = "";
  for (let asked = 0; asked < ASKED; asked += 1) {
    const path = `/notifications?type=activity${page}`;
    const list = await askTimed<NotificationPage>(url, path, by);
    lists.push(list.ms);
    page = list.data.next === null ? "" : `&after=${list.data.next}`;
  }
  const counts = await timesInTurn(url, ["/notifications/unread"], ASKED, by);
  const listed = `list of ${KEPT} notices, page by page`;
  return [
    { what: `${listed}, p50`, value: median(lists), unit: "ms" },
    p95(listed, lists, 40),
    p95(`unread counts of ${KEPT} notices`, counts, 40),
  ];
}
