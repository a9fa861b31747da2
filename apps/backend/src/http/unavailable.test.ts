import type { OperationId } from "@sen/api";
import { AddressType, OfficeType } from "@sen/domain";
import { sql } from "../database/drizzle.ts";
import { answerHealth } from "@sen/server";
import Fastify from "fastify";
import { afterAll, afterEach, describe, expect, inject, it } from "vitest";
import { buying } from "../../test/buying.ts";
import { onServer } from "../../test/on-server.ts";
import { withoutWaiting } from "../../test/fake-waits.ts";
import { openProxy, type Proxy } from "../../test/proxy.ts";
import { useShop, type Received } from "../../test/shop.ts";
import { demoCustomer } from "../../test/small-shop/index.ts";
import { inTanDinh } from "../../test/small-shop/places.ts";
import { connect, DATABASE_TIMEOUTS } from "../database/connect.ts";
import { addresses, cartItems, orders } from "../database/schema/index.ts";
import { contractRoutes } from "./contract.ts";
import { workKindOf } from "./work-kinds.ts";
import { readinessCheck } from "./health.ts";

const CONNECTIONS = 4;
/** The longest time of one call: twice a connection and a query, since sign-in counts attempts first. */
const LONGEST_MS = 2 * (DATABASE_TIMEOUTS.connect + DATABASE_TIMEOUTS.query);
/** A load balancer's timeout for readiness probes. */
const READY_MS = 2_000;

let proxy: Proxy;
const shop = await useShop(undefined, async (url) => {
  proxy = await openProxy(url);
  return connect(proxy.url, { connections: CONNECTIONS });
});
const { giveAddress, prepare, place } = buying(shop);

const token = await shop.signIn();
await giveAddress(demoCustomer.id);
afterEach(() => proxy.mend());
afterAll(() => proxy.close());

const health = () => shop.app.inject("/readyz");

/** Waits until the shop is healthy again: a connection that lost data is only closed after its timeout. */
async function isWell(): Promise<void> {
  await expect.poll(async () => (await health()).statusCode).toBe(200);
  expect((await shop.call("listCart", { token })).status).toBe(200);
}

function expectUnavailable({ status, body, response }: Received, message: string): void {
  const message_code = message === full ? "SERVICE_BUSY" : "SERVICE_UNAVAILABLE";
  expect({ status, body }).toEqual({
    status: 503,
    body: { code: 503, status: 0, message, message_code, data: null },
  });
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
}
const busy = "The shop is interrupted for a moment, please try again shortly";
const full = "The shop is busy right now, please try again in a moment";

const openCalls: [OperationId, object][] = [
  ["login", { body: { phone: demoCustomer.phone, password: demoCustomer.password } }],
  ["listMalls", {}],
  ["getProduct", { params: { id: 1 } }],
  ["listProducts", {}],
  ["search", { query: { keyword: "áo" } }],
  ["listProvinces", {}],
  ["listCoupons", {}],
];
const securedCalls = [...contractRoutes].flatMap(([id, { security }]) =>
  security === "required" ? [id] : [],
);

it("database timeouts are seconds, and the server's own comes first", () => {
  const { connect: connecting, statement, query } = DATABASE_TIMEOUTS;
  expect(connecting + query).toBeLessThan(20_000);
  expect(statement).toBeLessThan(query);
});

describe("while the database is unreachable", () => {
  it.each(openCalls)("%s responds with 503", async (operation, sent) => {
    proxy.refuse();
    expectUnavailable(await shop.call(operation, { ...sent, lang: "en" }), busy);
  });

  it("every operation of a customer responds with 503", async () => {
    proxy.refuse();
    expect(securedCalls.length).toBeGreaterThan(30);
    for (const operation of securedCalls) {
      expectUnavailable(await shop.call(operation, { params: { id: 1 }, token, lang: "en" }), busy);
    }
  });

  it("the 503 is also in Vietnamese, and the shop recovers", async () => {
    proxy.refuse();
    expectUnavailable(
      await shop.call("listCart", { token }),
      "Hệ thống đang tạm gián đoạn, vui lòng thử lại sau giây lát",
    );
    expect((await health()).statusCode).toBe(503);
    proxy.mend();
    await isWell();
  });
});

describe("while the database is silent", () => {
  it("/readyz responds within two seconds, also to many requests and repeatedly", async () => {
    const app = Fastify();
    const patient = connect(proxy.url);
    const readiness = { isDraining: false };
    answerHealth(app, readiness, readinessCheck(patient.db, readiness));
    const states = async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject("/readyz")));
      return [...new Set(answers.map(({ statusCode }) => statusCode))];
    };
    expect(await states()).toEqual([200]);
    const { heard } = proxy.fallSilent();
    for (let round = 0; round < 2; round += 1) {
      const { value, waitedMs } = await withoutWaiting(states, () => heard);
      expect(value).toEqual([503]);
      expect(waitedMs).toBeLessThan(READY_MS);
    }
    expect(patient.pool.totalCount).toBe(1);
    proxy.refuse();
    proxy.mend();
    await expect.poll(states).toEqual([200]);
    await patient.close();
  });

  it("every call ends in time", async () => {
    await isWell();
    const { heard } = proxy.fallSilent();
    const askAll = () =>
      Promise.all(openCalls.map(([operation, sent]) => shop.call(operation, { ...sent, lang: "en" })));
    const { value: answers, waitedMs } = await withoutWaiting(askAll, () => heard);
    // Browsing may also be refused because it gives way to the waiting purchases.
    for (const [index, answer] of answers.entries()) {
      const kind = workKindOf(openCalls[index]?.[0] ?? "");
      const givesWay = kind === "browsing" || kind === "searching";
      expectUnavailable(answer, givesWay && answer.body.message_code === "SERVICE_BUSY" ? full : busy);
    }
    expect(waitedMs).toBeLessThan(LONGEST_MS);
  });

  it("many concurrent writes end in time, and the shop recovers", async () => {
    await isWell();
    await shop.db.delete(cartItems);
    const add = () =>
      shop.call("addToCart", { body: { items: [{ product_id: 5, variant_id: 51, quantity: 1 }] }, token });
    const { heard } = proxy.fallSilent();
    const many = () => Promise.all(Array.from({ length: 12 }, add));
    const { value: answers, waitedMs } = await withoutWaiting(many, () => heard);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 503));
    expect(waitedMs).toBeLessThan(2 * LONGEST_MS);
    proxy.mend();
    await isWell();
    expect((await add()).body.data.cart.total_quantity).toBe(1);
  });
});

describe("while every connection is in use", () => {
  it("a call gets a 503 in time, and /readyz responds within two seconds", async () => {
    await isWell();
    const left = Promise.withResolvers<undefined>();
    let holding = 0;
    const held = Array.from({ length: CONNECTIONS }, () =>
      shop.db.transaction(() => {
        holding += 1;
        return left.promise;
      }),
    );
    await expect.poll(() => holding).toBe(CONNECTIONS);
    const listing = await withoutWaiting(() => shop.call("listCart", { token, lang: "en" }));
    expectUnavailable(listing.value, busy);
    expect(listing.waitedMs).toBeLessThan(LONGEST_MS);
    const asking = await withoutWaiting(health);
    expect(asking.value.statusCode).toBe(503);
    expect(asking.waitedMs).toBeLessThan(READY_MS);
    left.resolve(undefined);
    await Promise.all(held);
    await isWell();
  });

  it("a query that waits too long for a lock gets a 503", async () => {
    const left = Promise.withResolvers<undefined>();
    const lock = Promise.withResolvers<undefined>();
    const locking = shop.db.transaction(async (tx) => {
      await tx.execute(sql`lock table cart_items`);
      lock.resolve(undefined);
      await left.promise;
    });
    await lock.promise;
    const listing = shop.call("listCart", { token, lang: "en" });
    // What the server does itself on a statement timeout.
    await expect
      .poll(() =>
        onServer(
          shop.databaseUrl,
          `select pg_cancel_backend(pid) from pg_stat_activity
           where wait_event_type = 'Lock' and datname = current_database()`,
        ),
      )
      .toHaveLength(1);
    expectUnavailable(await listing, busy);
    left.resolve(undefined);
    await locking;
  });
});

describe("after a failover", () => {
  /** Simulates the database's state: a server that became a replica refuses writes, but open connections stay. */
  const becomes = (state: "on" | "off") => {
    const { pathname } = new URL(proxy.url);
    const name = pathname.slice(1);
    return onServer(
      inject("postgres").url,
      `alter database ${name} set default_transaction_read_only = ${state};
       select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and '${state}' = 'on'`,
    );
  };
  const add = () =>
    shop.call("addToCart", {
      body: { items: [{ product_id: 5, variant_id: 51, quantity: 1 }] },
      token,
      lang: "en",
    });

  it("writes get a 503 from a server that became a replica, and reach the new primary once it is there", async () => {
    await isWell();
    await becomes("on");
    for (let times = 0; times < CONNECTIONS; times += 1) expectUnavailable(await add(), busy);
    await becomes("off");
    expect((await add()).status).toBe(200);
    await isWell();
  });
});

describe("when the response to a commit is lost", () => {
  it("an order with an idempotency key is confirmed, and exists once", async () => {
    const prepared = await prepare(token, [{ variant: 51 }]);
    proxy.loseNextCommit();
    const { status, body } = await place(token, prepared);
    expect(status).toBe(200);
    const rows = await shop.db.select({ id: orders.id, checkout_id: orders.checkout_id }).from(orders);
    expect(rows.filter(({ checkout_id }) => checkout_id === prepared.id)).toEqual([
      { id: body.data.orders[0].id, checkout_id: prepared.id },
    ]);
  });

  it("a write without a key is not repeated, and the customer is asked to try again", async () => {
    const before = await shop.db.$count(addresses);
    proxy.loseNextCommit();
    const body = {
      contact_name: "Nguyễn Thị Sen",
      contact_phone: "0901234567",
      ...inTanDinh,
      address: "12 Trần Quang Khải",
      customer_id: demoCustomer.id,
      type: AddressType.other,
      office_type: OfficeType.home,
    };
    expectUnavailable(await shop.call("createAddress", { body, token, lang: "en" }), busy);
    expect(await shop.db.$count(addresses)).toBe(before + 1);
  });
});
