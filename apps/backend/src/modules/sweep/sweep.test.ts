import { CART_UNDO_MS, CHECKOUT_LIFETIME_MS, IDEMPOTENCY_LIFETIME_MS } from "@sen/domain";
import { eq, getTableName, isNull, type PgTable, sql } from "../../database/drizzle.ts";
import { describe, expect, it, vi } from "vitest";
import { giveArticles } from "../../../test/articles.ts";
import { buying } from "../../../test/buying.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { testStart, useShop } from "../../../test/shop.ts";
import {
  blogViews,
  cartItems,
  catalogueChanges,
  checkouts,
  coupons,
  formerCouponUses,
  idempotencyKeys,
  knownDevices,
  attemptCounts,
  notices,
  otps,
  outbox,
  deliveryQuotes,
  messageDays,
  operatorAlerts,
  providerEvents,
  questionFeedback,
  rateLimits,
  pageViews,
  searches,
  sessions,
  uploadReservations,
} from "../../database/schema/index.ts";
import { vietnamDay } from "../../vietnam-day.ts";
import { sweepCommands } from "../../operator/commands/sweep-commands.ts";
import type { OperatorContext } from "../../operator/operator-context.ts";
import { ClockOff } from "../../database/clock-difference.ts";
import { sweep } from "./sweep.ts";
import { sweeps } from "./sweeps.ts";
import { sweepRates } from "./tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const shop = await useShop();
const start = new Date(testStart);
const customer_id = demoCustomer.id;
/** Days begin at midnight in Vietnam. */
const sinceMidnight = (start.getTime() + 7 * 60 * 60 * 1000) % DAY_MS;

/** For each swept table: a row written at the start of the test, and how long it stays. */
const rows: readonly { table: PgTable; stays: number; write: () => Promise<unknown> }[] = [
  {
    table: checkouts,
    stays: CHECKOUT_LIFETIME_MS,
    write: () =>
      shop.db.insert(checkouts).values({
        customer_id,
        source: "cart",
        expires_at: new Date(start.getTime() + CHECKOUT_LIFETIME_MS),
      }),
  },
  {
    table: deliveryQuotes,
    stays: 2 * DAY_MS,
    write: () =>
      shop.db.insert(deliveryQuotes).values({
        carrier_id: "ghn",
        from_ward_id: 1,
        to_ward_id: 1,
        weight_band: 500,
        quotes: [],
        asked_at: start,
      }),
  },
  {
    table: providerEvents,
    stays: 90 * DAY_MS,
    write: () =>
      shop.db
        .insert(providerEvents)
        .values({ provider: "ghn", call: "book", outcome: "done", happened_at: start }),
  },
  {
    table: operatorAlerts,
    stays: 90 * DAY_MS,
    write: () =>
      shop.db.insert(operatorAlerts).values({ subject: "s", text: "t", raised_at: start, closed_at: start }),
  },
  {
    table: searches,
    stays: 7 * DAY_MS - sinceMidnight,
    write: () => shop.db.insert(searches).values({ day: vietnamDay(start), keyword: "k", searcher: "s" }),
  },
  {
    table: pageViews,
    stays: 400 * DAY_MS - sinceMidnight,
    write: () =>
      shop.db
        .insert(pageViews)
        .values({ day: vietnamDay(start), event: "page_view", page: "/", language: "vi", count: 1 }),
  },
  {
    table: messageDays,
    stays: 90 * DAY_MS - sinceMidnight,
    write: () => shop.db.insert(messageDays).values({ day: vietnamDay(start), sent: 1 }),
  },
  {
    table: idempotencyKeys,
    stays: IDEMPOTENCY_LIFETIME_MS,
    write: () =>
      shop.db
        .insert(idempotencyKeys)
        .values({ customer_id, operation: "addToCart", key: "k", request_hash: "h", created_at: start }),
  },
  {
    table: rateLimits,
    stays: 60_000,
    write: () =>
      shop.db.insert(rateLimits).values({ key: "k", points: 1, expire: new Date(start.getTime() + 60_000) }),
  },
  {
    table: catalogueChanges,
    stays: 10 * 60_000,
    write: () => shop.db.insert(catalogueChanges).values({ product_ids: [1], created_at: start }),
  },
  {
    table: formerCouponUses,
    stays: DAY_MS,
    write: () => shop.db.insert(formerCouponUses).values({ owner: "o", coupon_id: 5 }),
  },
  {
    table: knownDevices,
    stays: 365 * DAY_MS,
    write: () => shop.db.insert(knownDevices).values({ customer_id, device: "d", signed_in_at: start }),
  },
  {
    table: otps,
    stays: DAY_MS,
    write: () =>
      shop.db
        .insert(otps)
        .values({ id: crypto.randomUUID(), purpose: "register", phone: "0901234567", sent_at: start }),
  },
  {
    table: attemptCounts,
    stays: 60_000,
    write: () =>
      shop.db
        .insert(attemptCounts)
        .values({ subject: "s", counted_at: start, forgotten_at: new Date(start.getTime() + 60_000) }),
  },
  {
    table: outbox,
    stays: 7 * DAY_MS,
    write: () =>
      shop.db
        .insert(outbox)
        .values({ channel: "sms", recipient: "0901234567", text: "123456", sent_at: start }),
  },
  {
    table: sessions,
    stays: 30 * DAY_MS,
    write: () =>
      shop.db.insert(sessions).values({
        customer_id,
        created_at: start,
        last_seen_at: start,
        expires_at: new Date(start.getTime() + 30 * DAY_MS),
      }),
  },
  {
    table: cartItems,
    stays: CART_UNDO_MS,
    write: () =>
      shop.db
        .insert(cartItems)
        .values({ customer_id, variant_id: 11, quantity: 1, price_seen: 1, removed_at: start }),
  },
  {
    table: blogViews,
    stays: 30 * DAY_MS,
    write: () =>
      shop.db.insert(blogViews).values({ blog_id: 1, device_id: crypto.randomUUID(), created_at: start }),
  },
  {
    table: questionFeedback,
    stays: 30 * DAY_MS,
    write: () =>
      shop.db.insert(questionFeedback).values({
        question_id: 102,
        device_id: crypto.randomUUID(),
        is_helpful: true,
        created_at: start,
      }),
  },
  {
    table: uploadReservations,
    stays: 60_000,
    write: () =>
      shop.db
        .insert(uploadReservations)
        .values({ uploader: "address:x", bytes: 1, expires_at: new Date(start.getTime() + 60_000) }),
  },
];

/** Row counts of every table, so that unwanted deletions show. */
async function counts(): Promise<Record<string, number>> {
  const { rows: tables } = await shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) found[name] = await shop.db.$count(sql.raw(name));
  return found;
}

// The first run starts the counting of the usual rate.
await sweep(shop.jobServices());
await giveArticles(shop.db);
await shop.db
  .update(coupons)
  .set({ ends_at: new Date(start.getTime() + DAY_MS) })
  .where(eq(coupons.id, 5));
await buying(shop).giveAddress(customer_id);
const token = await shop.signIn();
// Orders and cart items are never swept.
await buying(shop).buy(token, [{ variant: 51 }]);
await buying(shop).fill(token, [{ variant: 61 }]);
for (const table of [
  sessions,
  knownDevices,
  idempotencyKeys,
  rateLimits,
  attemptCounts,
  notices,
  catalogueChanges,
]) {
  await shop.db.delete(table);
}

it("there is a test row for every swept table", () => {
  const names = (all: readonly { table: PgTable }[]) =>
    all.map(({ table }) => getTableName(table)).toSorted();
  expect(names(rows)).toEqual(names(sweeps));
});

it.each(rows.map(({ table, ...row }) => ({ name: getTableName(table), ...row })))(
  "$name: a row is deleted when it expires, not before, and nothing else with it",
  async ({ name, stays, write }) => {
    shop.clock.set(start);
    const before = await counts();
    await write();
    const written = { ...before, [name]: (before[name] ?? 0) + 1 };
    shop.clock.pass(stays - 1);
    await sweep(shop.jobServices());
    expect(await counts()).toEqual(written);
    shop.clock.pass(1);
    await sweep(shop.jobServices());
    expect(await counts()).toEqual(before);
  },
);

it("the sweep continues with the other tables when one fails, and reports the failure", async () => {
  shop.clock.set(start);
  await shop.db.insert(rateLimits).values({ key: "k", points: 1, expire: start });
  await shop.db.execute(sql`alter table checkouts rename to hidden`);
  await expect(sweep(shop.jobServices())).rejects.toThrow("checkouts");
  await shop.db.execute(sql`alter table hidden rename to checkouts`);
  expect(await shop.db.$count(rateLimits)).toBe(0);
});

describe("a table with unusually many expired rows", () => {
  it("is left alone, with an alert, until the operator confirms", async () => {
    shop.clock.set(start);
    await shop.db.delete(providerEvents);
    const event = { provider: "ghn", call: "book", outcome: "done" };
    const happened_at = new Date(start.getTime() - 90 * DAY_MS);
    await shop.db.insert(providerEvents).values(Array(1_001).fill({ ...event, happened_at }));
    await sweep(shop.jobServices());
    expect(await shop.db.$count(providerEvents)).toBe(1_001);
    expect(await shop.db.select().from(operatorAlerts)).toMatchObject([
      { subject: "sweep of provider_events", closed_at: null },
    ]);

    const context = { db: shop.db, now: start } as OperatorContext;
    const [command] = sweepCommands;
    expect(await command?.run(context, { args: ["provider_events"], flags: {} })).toEqual({
      table: "provider_events",
      removed: 1_001,
    });
    expect(await shop.db.$count(operatorAlerts, isNull(operatorAlerts.closed_at))).toBe(0);
  });

  it.each([
    ["left alone where ten times as much as usual is over", 10, 1_200],
    ["removed where that is as usual", 200, 0],
  ])("is %s", async (_, a_day, left) => {
    shop.clock.set(start);
    await shop.db.delete(providerEvents);
    const over = new Date(start.getTime() - 90 * DAY_MS).toISOString();
    await shop.db.execute(sql`
      insert into provider_events (provider, call, outcome, happened_at)
      select 'ghn', 'book', 'done', case when n > 1200 then ${start.toISOString()}::timestamptz else ${over} end
      from generate_series(1, 30000) as n`);
    await shop.db.execute(sql`analyze provider_events`);
    await shop.db.execute(sql`
      insert into sweep_rates values ('provider_events', ${a_day}, now() - interval '8 days', now() - interval '1 day')
      on conflict (table_name) do update set a_day = excluded.a_day, counted_since = excluded.counted_since,
        swept_at = excluded.swept_at`);
    await sweep(shop.jobServices());
    expect(await shop.db.$count(providerEvents)).toBe(28_800 + left);
  });

  it("gets its usual rate from what the last week's sweeps removed", async () => {
    shop.clock.set(start);
    await shop.db.delete(providerEvents);
    await sweep(shop.jobServices());
    const rate = eq(sweepRates.table_name, "provider_events");
    await shop.db.update(sweepRates).set({ a_day: 0 }).where(rate);
    const happened_at = new Date(start.getTime() - 90 * DAY_MS);
    const event = { provider: "ghn", call: "book", outcome: "done", happened_at };
    await shop.db.insert(providerEvents).values(Array(70).fill(event));
    await sweep(shop.jobServices());
    const [counted] = await shop.db.select().from(sweepRates).where(rate);
    expect(counted?.a_day).toBeCloseTo(10, 1);
  });

  it("is not swept by a worker with a wrong clock", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: start.getTime() + 200 * DAY_MS });
    await expect(sweep(shop.jobServices())).rejects.toThrow(ClockOff);
    vi.useRealTimers();
  });
});
