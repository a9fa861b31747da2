import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../apps/backend/src/database/connect.ts";
import { writeNotices, type NewNotice } from "../../apps/backend/src/modules/notifications/index.ts";
import type { Buyer } from "../chaos/buyers.ts";
import type { Cluster } from "../chaos/cluster.ts";
import { query } from "../chaos/server.ts";
import { call } from "../chaos/shop-api.ts";
import { PLAIN, withBrowser, withPhone, type StoredState } from "./phone.ts";
import { type Figure, percentile } from "./figures.ts";

const NOTICES_A_SECOND = 20;
/** Notices that are looked for on the page that a browser shows. */
const SEEN = 40;
/** Asked before memory is looked at: caches and plans are there then. */
const WARM_UP = 3;

/** A notice of the bench: somebody's request has an answer. */
export function answeredNotice(customer_id: number, subject = "?"): NewNotice {
  return { kind: "ticket_answered", customer_id, source_id: 1, facts: { subject } };
}

interface OpenPages {
  db: Database;
  buyers: readonly Buyer[];
  chromePath: string;
}

/** How much memory the streams of many open pages take, and how soon a notice is heard on them and seen on a page. */
export async function measureOpenPages(
  { backends: [backend], storefronts: [storefront], database }: Cluster,
  { db, buyers, chromePath }: OpenPages,
): Promise<Figure[]> {
  const [reader, ...others] = buyers;
  if (!backend || !storefront || !reader) throw new Error("There is nobody to tell, or nothing that tells.");
  for (let index = 0; index < WARM_UP; index++) {
    await Promise.all(buyers.map(({ token }) => call(backend.url, "/notifications/unread", { token })));
  }
  await pause(2_000);
  const before = residentMb(backend.pid());
  const ending = new AbortController();
  const heard = new Map<number, () => void>();
  await Promise.all(
    buyers.map(({ id, token }) => follow(backend.url, token, ending.signal, () => heard.get(id)?.())),
  );
  await pause(2_000);
  const memory = residentMb(backend.pid()) - before;

  const hearing = others.map(async ({ id }, index) => {
    await pause((index * 1_000) / NOTICES_A_SECOND);
    const arrived = new Promise<void>((resolve) => heard.set(id, resolve));
    await writeNotices(db, [answeredNotice(id)], new Date());
    const committed = performance.now();
    await arrived;
    return performance.now() - committed;
  });
  const stored = await signedInBrowser(database.url, reader, storefront.url);
  const seeing = withBrowser(chromePath, (browser) =>
    withPhone(
      browser,
      PLAIN,
      async ({ page, rest }) => {
        await page.goto(`${storefront.url}/notification?tab=activity`);
        await rest();
        const times: number[] = [];
        for (let index = 0; index < SEEN; index++) {
          const subject = `Hộp số ${index}.`;
          await writeNotices(db, [answeredNotice(reader.id, subject)], new Date());
          const committed = performance.now();
          await page.getByRole("main").getByText(subject).waitFor();
          times.push(performance.now() - committed);
        }
        return times;
      },
      stored,
    ),
  );
  const [heardAfter, seenAfter] = await Promise.all([Promise.all(hearing), seeing]);
  ending.abort();
  return [
    { what: `memory of ${buyers.length} open pages`, value: memory, unit: "MB", atMost: 20 },
    { what: "notice heard by an open page, p95", value: percentile(heardAfter, 95), unit: "ms" },
    { what: "notice seen on an open page, p95", value: percentile(seenAfter, 95), unit: "ms", atMost: 1_000 },
  ];
}

/** Follows until it is ended; resolves once it is told that it does. */
async function follow(url: string, token: string, signal: AbortSignal, told: () => void): Promise<void> {
  const { status, body } = await fetch(`${url}/api/v1/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  if (status !== 200 || !body) throw new Error(`Events were answered ${status}.`);
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const next = async () => {
    const { done, value } = await reader.read();
    if (done) throw new Error("The events have ended.");
    return decoder.decode(value, { stream: true });
  };
  for (let text = ""; !text.includes("event: open");) text += await next();
  const read = async () => {
    for (;;) if ((await next()).includes("event: notice")) told();
  };
  read().catch(() => undefined); // It was ended.
}

/** A browser in which this customer has signed in before. */
async function signedInBrowser(database: string, { id, token }: Buyer, origin: string): Promise<StoredState> {
  const [profile] = await query<object>(
    database,
    "select id, full_name, email, phone, phone_verified_at from customers where id = $1",
    [id],
  );
  const localStorage = [{ name: "session", value: JSON.stringify({ token, profile }) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

function residentMb(pid: number): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
