import {
  CARRIER_HOURS,
  firstWithin,
  isVietnamesePhone,
  ORDER_TABS,
  orderMachine,
  ReturnStatus,
  SHOP_HOURS,
  tabsOfOrder,
  type DailyHours,
  type OrderFacts,
} from "@sen/domain";
import { sql } from "@sen/backend/database/drizzle";
import * as tables from "@sen/backend/database/schema/index";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { useNewDatabase } from "@sen/backend/test/database";
import type { Database } from "@sen/backend/database/connect";
import { isPassword } from "@sen/backend/modules/customers/passwords";
import { dayOf } from "./catalogue/moments.ts";
import { DEMO_PASSWORD, lines } from "./data.ts";
import type { SeedProgress } from "./progress.ts";
import { seedDatabase } from "./seed-database.ts";

const seedProgram = fileURLToPath(new URL("main.ts", import.meta.url));
/** At 1 a.m. in Vietnam: nothing has happened yet on this day. */
const options = { products: 120, now: new Date("2026-11-20T18:00:00Z") };
const shops = [await useNewDatabase(), await useNewDatabase()];
for (const { db } of shops) await seedDatabase(db, options);

describe("a seeded database", () => {
  it("is identical for the same seed and day", async () => {
    expect(await digests(shop(1))).toEqual(await digests(shop(0)));
  });

  it("is not seeded again unless asked to, which replaces all rows", async () => {
    const before = await digests(shop(1));
    expect(await seedDatabase(shop(1), { ...options, seed: "other" })).toBe(false);
    expect(await digests(shop(1))).toEqual(before);
    expect(await seedDatabase(shop(1), { ...options, seed: "other", again: true })).toBe(true);
    expect((await digests(shop(1))).products).not.toBe(before.products);
  });

  it("keeps its rows when seeding fails halfway", async () => {
    const stop = () => {
      throw new Error("stopped");
    };
    await expect(seedDatabase(shop(1), { ...options, again: true, onProgress: stop })).rejects.toThrow(
      "stopped",
    );
    expect(await count(shop(1), sql`select count(*) as n from products`)).toBe(options.products);
  });

  it("has the listing, built in bulk, as triggers build it product by product", async () => {
    const listed = async () => (await shop(1).execute(sql`select * from listing order by 1`)).rows;
    const built = await listed();
    expect(built).toHaveLength(options.products);
    // No deal is active at that time.
    await shop(1).execute(sql`update flash_deals set starts_minute = 0, ends_minute = 1`);
    await shop(1).execute(sql`delete from listing`);
    const now = options.now.toISOString();
    await shop(1).execute(sql`select list_products(array(select id from products), ${now}::timestamptz)`);
    expect(await listed()).toEqual(built);
  });

  it("can be seeded after a seed was killed, with all indexes, keys and triggers", async () => {
    const child = spawn(process.execPath, ["--conditions=@sen/source", seedProgram, "--again"], {
      env: { ...process.env, DATABASE_URL: shop(1).url, SEED_PRODUCTS: "3000" },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const [{ progress }] = (await once(child, "message")) as [{ progress: SeedProgress }];
    child.kill("SIGKILL");
    await once(child, "close");
    expect(progress.percent).toBeLessThan(50);
    // The count waits until the server has rolled back.
    expect(await count(shop(1), sql`select count(*) as n from products`)).toBe(options.products);
    expect(await seedDatabase(shop(1), { ...options, again: true })).toBe(true);
    expect(await digests(shop(1))).toEqual(await digests(shop(0)));
    expect(await upkeepOf(shop(1))).toEqual(await upkeepOf(shop(0)));
  });

  it("has the demo customer with the demo password", async () => {
    const { rows } = await shop(0).execute<{ password_hash: string }>(
      sql`select password_hash from customers where phone = '0901234567' and email = 'khach@sen.example' and phone_verified_at is not null`,
    );
    expect(await isPassword(DEMO_PASSWORD, rows[0]?.password_hash ?? null)).toBe(true);
  });

  it("indexes each order for search by its code", async () => {
    const lost = sql`select count(*) as n from orders o where not exists (
      select from order_search s where s.order_id = o.id and s.customer_id = o.customer_id
        and s.words @@ array_to_string(string_to_array(sen_normalize(o.code), ' '), '&')::tsquery)`;
    expect(await count(shop(0), lost)).toBe(0);
    expect(await count(shop(0), sql`select count(*) as n from orders`)).toBeGreaterThan(0);
  });

  it("is vacuumed, so that lists can use index-only scans", async () => {
    const unvacuumed = sql`select relpages - relallvisible as n from pg_class where relname = 'listing'`;
    expect(await count(shop(1), unvacuumed)).toBe(0);
  });

  it("counts the products of shops and categories", async () => {
    expect(await count(shop(0), sql`select sum(product_count) as n from tenants`)).toBe(options.products);
    expect(
      await count(shop(0), sql`select sum(product_count) as n from categories where parent_id is null`),
    ).toBe(options.products);
    expect(
      await count(shop(0), sql`select sum(product_count) as n from categories where parent_id is not null`),
    ).toBe(options.products);
  });

  it("keeps the mall of each coupon that is of one", async () => {
    const wanted = lines<{ code: string; mall_code?: number }>("coupons")
      .filter(({ mall_code }) => mall_code !== undefined)
      .map(({ code, mall_code }) => ({ code, mall: String(mall_code) }));
    const { rows } = await shop(0).execute<{ code: string; mall: string }>(
      sql`select c.code, m.code as mall from coupons c join malls m on m.id = c.mall_id`,
    );
    const byCode = (one: { code: string }, other: { code: string }) => one.code.localeCompare(other.code);
    expect(rows.sort(byCode)).toEqual(wanted.sort(byCode));
  });

  it("has a picture for every image URL in its rows", async () => {
    const carried = sql`
      select image_url as url from products union all select url from product_media union all select image_url from categories
      union all select image_url from tenants union all select cover_url from tenants union all select logo_url from malls
      union all select image_url from malls union all select image_url from makers union all select image_url from coupons
      union all select image_url from banners union all select image_url from blogs union all select product_image from order_items
      union all select v->>'image_url' from variance_groups, jsonb_array_elements(values) v where v ? 'image_url'`;
    expect(
      await count(
        shop(0),
        sql`select count(*) as n from (${carried}) c where not exists (select from pictures p where '/media/catalog/' || p.id = c.url)`,
      ),
    ).toBe(0);
  });

  it("has 24 articles rendered in both languages, with products of their categories", async () => {
    const { rows } = await shop(0).execute(
      sql`select from blogs b where status = 1 and html_vi like '%<h2 id=%' and html_en like '%/media/catalog/%'
        and (category_ids = '{}' or exists (select from products p where p.category_path && b.category_ids))`,
    );
    expect(rows).toHaveLength(24);
  });

  it("has phone numbers that forms accept", async () => {
    const { rows } = await shop(0).execute<{ phone: string }>(
      sql`select phone from customers union select phone from tenants union select contact_phone from addresses`,
    );
    expect(rows.filter(({ phone }) => !isVietnamesePhone(phone))).toEqual([]);
  });

  it("has a station in every offered city", async () => {
    const { rows } = await shop(0).execute<{ province_id: number }>(
      sql`select distinct province_id from stations order by 1`,
    );
    expect(rows.map(({ province_id }) => province_id)).toEqual([1, 31, 74, 79]);
  });

  it("continues the ids of customers after the seeded ones", async () => {
    const { rows } = await shop(0).execute<{ id: number }>(
      sql`insert into customers (full_name) values ('Một Người Khác') returning id`,
    );
    expect(rows[0]?.id).toBe(4);
  });
});

describe("the demo customer's orders", async () => {
  const made = await ordersOf(shop(0));
  const own = () => made.orders.filter(({ customer_id }) => customer_id === 1);
  const tabsOf = (order: unknown) => tabsOfOrder(order as OrderFacts);

  it.each(ORDER_TABS)("include at least one on the tab %s", (tab) => {
    expect(own().filter((order) => tabsOf(order).includes(tab)).length).toBeGreaterThan(0);
  });

  it("fill several pages of five", () => {
    expect(own().length).toBeGreaterThan(10);
  });

  it("total goods plus delivery fee", () => {
    for (const order of made.orders) {
      const goods = made.items
        .filter(({ order_id }) => order_id === order.id)
        .reduce((sum, item) => sum + item.price_after_discount * item.quantity, 0);
      expect(order.order_tenant).toBe(goods);
      expect(order.order_tenant_final).toBe(goods + order.delivery_fee);
    }
  });

  it("contain products of one shop each", () => {
    expect(made.items.length).toBeGreaterThan(made.orders.length);
    for (const item of made.items) {
      const order = made.orders.find(({ id }) => id === item.order_id);
      const product = made.products.find(({ id }) => id === item.product_id);
      expect(product?.tenant_id).toBe(order?.tenant_id);
      expect(made.variants.find(({ id }) => id === item.variant_id)?.product_id).toBe(item.product_id);
    }
  });

  it("follow the order machine forward in time, with nothing in the future", () => {
    for (const order of made.orders) {
      const steps = made.histories.filter(({ order_id }) => order_id === order.id);
      for (const [index, step] of steps.slice(1).entries()) {
        const before = steps[index];
        const allowed = orderMachine.transitions.some(
          ({ from, to }) => from === before?.order_status && to === step.order_status,
        );
        expect(allowed, `${String(before?.order_status)} → ${step.order_status}`).toBe(true);
        expect(step.created_at.getTime()).toBeGreaterThan(before?.created_at.getTime() ?? Infinity);
      }
      expect(steps.at(-1)?.order_status).toBe(order.order_status);
    }
    const all = [
      ...made.histories,
      ...made.parcelHistories,
      ...made.returnHistories,
      ...made.refundHistories,
      ...made.complaintHistories,
    ];
    expect(all.filter(({ created_at }) => created_at > options.now)).toEqual([]);
  });

  it("change in the hours of carrier and shop, and a failed delivery has the same time in parcel and return", () => {
    const byCarrier = made.parcelHistories.filter(({ event }) => event !== "in_transit");
    const byShop = made.histories.filter(({ order_status }) => order_status === "CONFIRMED");
    const outside = (rows: readonly { created_at: Date }[], hours: DailyHours) =>
      rows.filter(({ created_at }) => firstWithin(created_at, hours).getTime() !== created_at.getTime());
    expect([outside(byCarrier, CARRIER_HOURS), outside(byShop, SHOP_HOURS)]).toEqual([[], []]);
    const failures = made.parcelHistories.filter(({ status }) => status === ReturnStatus.deliveryFailed);
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) {
      const parcel = made.parcels.find(({ id }) => id === failure.delivery_request_id);
      const opened = made.returns.find(({ order_id }) => order_id === parcel?.order_id);
      expect(opened?.created_at).toEqual(failure.created_at);
    }
  });

  it("are delivered at various times, not all when the carrier begins", () => {
    const arrived = made.orders.flatMap(({ delivered_at }) => delivered_at ?? []);
    const minutes = arrived.map((time) => (time.getTime() - dayOf(time).getTime()) / 60_000);
    expect(new Set(minutes).size).toBeGreaterThan(arrived.length / 2);
    expect(Math.max(...minutes) - Math.min(...minutes)).toBeGreaterThan(240);
  });

  it("have a reason for each failed delivery", () => {
    const reasons = made.parcelHistories.flatMap(({ note }) => note.reason_delivery_fail ?? []);
    expect(reasons).toHaveLength(own().filter((order) => tabsOf(order).includes("delivery_failed")).length);
  });

  it("include one of another customer, and have unique codes with their date", () => {
    expect(made.orders.some(({ customer_id }) => customer_id === 2)).toBe(true);
    expect(new Set(made.orders.map(({ code }) => code)).size).toBe(made.orders.length);
    for (const { id, code, created_at } of made.orders) {
      const day = new Date(created_at.getTime() + 7 * 3_600_000)
        .toISOString()
        .slice(2, 10)
        .replaceAll("-", "");
      expect(code).toBe(`SEN-${day}-${String(id).padStart(4, "0")}`);
    }
  });
});

/** The orders of a seeded database, with all related rows. */
async function ordersOf(db: Database) {
  const [orders, items, histories, products, variants] = await Promise.all([
    db.select().from(tables.orders).orderBy(tables.orders.id),
    db.select().from(tables.orderItems),
    db.select().from(tables.orderHistories).orderBy(tables.orderHistories.id),
    db.select().from(tables.products),
    db.select().from(tables.variants),
  ]);
  const [parcels, parcelHistories, returns, returnHistories, refundHistories, complaintHistories] =
    await Promise.all([
      db.select().from(tables.deliveryRequests),
      db.select().from(tables.deliveryHistories),
      db.select().from(tables.returnRequests),
      db.select().from(tables.returnHistories),
      db.select().from(tables.refundHistories),
      db.select().from(tables.complaintHistories),
    ]);
  return {
    ...{ orders, items, histories, products, variants, parcels, parcelHistories },
    ...{ returns, returnHistories, refundHistories, complaintHistories },
  };
}

function shop(index: number): Database {
  const connection = shops[index];
  if (!connection) throw new RangeError("No such shop.");
  return connection.db;
}

async function count(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(query);
  return Number(rows[0]?.n);
}

/** Definitions of indexes, constraints and triggers, from the database. */
async function upkeepOf(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select pg_get_indexdef(indexrelid) as it from pg_index where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`);
  return rows;
}

/** A digest of every table's rows, except tables filled by triggers, which depend on the clock. */
async function digests(db: Database): Promise<Record<string, string>> {
  const { rows: all } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('listing', 'catalogue_changes')`,
  );
  const made: Record<string, string> = {};
  for (const { name } of all) {
    const { rows } = await db.execute<{ row: string }>(
      // Exclude the id of the writing transaction, which differs between databases.
      sql`select (to_jsonb(t) - 'written_in')::text as row from ${sql.identifier(name)} t order by 1`,
    );
    made[name] = createHash("sha256")
      .update(rows.map(({ row }) => row).join("\n"))
      .digest("hex");
  }
  return made;
}
