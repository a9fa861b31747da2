import { WORK_KINDS, type PerWorkKind, type WorkKind } from "@sen/config";
import { sql } from "../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { onServer } from "../../test/on-server.ts";
import { useShop } from "../../test/shop.ts";
import { otherCustomer } from "../../test/small-shop/index.ts";
import { runForClient } from "../client-context.ts";
import { connect, connectOnce } from "../database/connect.ts";
import { PLACES_BESIDE_BUYING } from "./give-way.ts";

const perKind = (numberOf: (kind: WorkKind) => number) =>
  Object.fromEntries(WORK_KINDS.map((kind) => [kind, numberOf(kind)])) as PerWorkKind;
/** A different timeout per kind, long enough not to depend on the machine's load. */
const statementMs = perKind((kind) => 60_000 + 1_000 * WORK_KINDS.indexOf(kind));
/** Tests block connections with a lock, so the queue timeout can be short. */
const pools = { connections: perKind(() => 5), statementMs, queueMs: 20 };
/** Connections of a kind in use at most: one is kept for a query beside a transaction. */
const AT_A_TIME = 4;

const shop = await useShop(
  () => ({}),
  (url) => connect(url, { perKind: pools, timeouts: { connect: 60_000 } }),
);

const token = await shop.signIn();

/** Runs work while every read of banners is blocked. */
async function whileBannersWait(work: () => Promise<void>): Promise<void> {
  const slow = await connectOnce(shop.databaseUrl);
  await slow.query("begin");
  await slow.query("lock table banners in access exclusive mode");
  try {
    await work();
  } finally {
    await slow.end();
  }
}

const waitingForLock = () =>
  onServer(
    shop.databaseUrl,
    "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );

describe("while browsing uses all of its connections", () => {
  const items = [{ product_id: 5, variant_id: 51, quantity: 1 }];
  const buy = () => shop.call("addToCart", { token, body: { items } });

  it("buying, account pages and search go on, and more browsing is refused with Retry-After", async () => {
    let reading: ReturnType<typeof shop.call>[] = [];
    await whileBannersWait(async () => {
      // Each call comes from its own IP address.
      reading = Array.from({ length: AT_A_TIME }, () => shop.call("listBanners"));
      await expect.poll(waitingForLock).toHaveLength(AT_A_TIME);

      const refused = await shop.call("listMalls", { lang: "en" });
      expect([refused.status, refused.body.message_code]).toEqual([503, "SERVICE_BUSY"]);
      expect(refused.response.headers["retry-after"]).toBe("1");

      const others = [buy(), shop.call("listOrders", { token }), shop.call("listTopSearches")];
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await shop.app.inject("/readyz")).statusCode).toBe(200);
    });
    expect((await Promise.all(reading)).map(({ status }) => status)).toEqual(Array(AT_A_TIME).fill(200));
    expect((await shop.call("listMalls")).status).toBe(200);
  });

  /** The statuses of refused requests, of four that browse while the given ones wait for carts. Searching must not be affected. */
  async function whileCartsWait(ask: () => ReturnType<typeof shop.call>[]): Promise<number[]> {
    const slow = await connectOnce(shop.databaseUrl);
    await slow.query("begin");
    await slow.query("lock table cart_items in access exclusive mode");
    const buying = ask();
    await expect.poll(waitingForLock).toHaveLength(buying.length);
    const refused: number[] = [];
    let reading: Promise<unknown>[] = [];
    await whileBannersWait(async () => {
      reading = Array.from({ length: AT_A_TIME }, async () => {
        const { status } = await shop.call("listBanners");
        if (status !== 200) refused.push(status);
      });
      await expect.poll(async () => (await waitingForLock()).length - buying.length + refused.length).toBe(4);
      expect((await shop.call("listTopSearches")).status).toBe(200);
    });
    await Promise.all(reading);
    await slow.query("commit");
    await slow.end();
    expect((await Promise.all(buying)).every(({ status }) => status === 200)).toBe(true);
    return refused;
  }

  it("browsing is limited further while anyone is buying", async () => {
    const other = await shop.signIn(otherCustomer);
    const refused = Array(Math.max(0, AT_A_TIME - PLACES_BESIDE_BUYING)).fill(503);
    expect(await whileCartsWait(() => [buy()])).toEqual(refused);
    const ask = () => [buy(), shop.call("listCart", { token: other })];
    expect(await whileCartsWait(ask)).toEqual(refused);
    expect((await shop.call("listMalls")).status).toBe(200);
  });

  it("one address gets only a part of them", async () => {
    const statuses: number[] = [];
    let flood: Promise<unknown>[] = [];
    await whileBannersWait(async () => {
      flood = Array.from({ length: 30 }, async () => {
        statuses.push((await shop.call("listBanners", { from: "198.51.100.7" })).status);
      });
      await expect.poll(() => statuses).toEqual(Array(27).fill(503));
      expect(await waitingForLock()).toHaveLength(3);
      expect((await shop.call("listMalls")).status).toBe(200);
    });
    await Promise.all(flood);
    expect(statuses.slice(27)).toEqual([200, 200, 200]);
  });
});

it.each(WORK_KINDS)("%s has its own statement timeout", async (kind) => {
  const { rows } = await runForClient(
    { client: "a", kind },
    async () =>
      await shop.db.execute(sql`select setting::int as ms from pg_settings where name = 'statement_timeout'`),
  );
  expect(rows).toEqual([{ ms: statementMs[kind] }]);
});
