import { SHOP_NEWS_FRESH_MS, SHOP_NEWS_PAUSE_MS } from "@sen/domain";
import { asc, eq, sql } from "../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { coupons, flashDealItems, notices, products } from "../../database/schema/index.ts";
import { follow } from "./followers.ts";
import { tellShopNews, unfollowAll } from "./index.ts";

const shop = await useShop();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** LUA20, a coupon of shop 1. */
const COUPON = 3;
/** The product of the only deal, which runs all day. */
const DEAL_PRODUCT = 4;

const look = () =>
  tellShopNews({ ...shop.jobServices(), signal: new AbortController().signal } as never, {} as never);
const told = () => shop.db.select().from(notices).orderBy(asc(notices.id));
const startCoupon = (at = shop.clock.now(), id = COUPON) =>
  shop.db.update(coupons).set({ starts_at: at, created_at: at }).where(eq(coupons.id, id));
const offerDeal = (at = shop.clock.now()) => shop.db.update(flashDealItems).set({ created_at: at });
const dealShop = async () =>
  (await shop.db.select().from(products).where(eq(products.id, DEAL_PRODUCT)))[0]?.tenant_id ?? 0;

beforeEach(async () => {
  await shop.db.delete(notices);
  await unfollowAll(shop.db, demoCustomer.id);
  const before = new Date(shop.clock.now().getTime() - 10 * DAY_MS);
  await shop.db.update(coupons).set({ starts_at: before, created_at: before });
  await offerDeal(before);
  await shop.db.execute(sql`delete from customers where phone like '091000%'`);
  shop.clock.pass(MINUTE_MS);
});

describe("news of a followed shop", () => {
  it("is a started coupon, reported once", async () => {
    await follow(shop.db, demoCustomer.id, 1, shop.clock.now());
    await look();
    expect(await told()).toEqual([]);
    shop.clock.pass(MINUTE_MS);
    await startCoupon();
    await look();
    await look();
    expect(await told()).toMatchObject([
      {
        kind: "shop_coupon",
        customer_id: demoCustomer.id,
        source_id: 1,
        facts: { shop: "Lụa Việt", name_vi: "Lụa Việt giảm 20%" },
      },
    ]);
  });

  it("is the first window of a deal, not each day's", async () => {
    const id = await dealShop();
    await follow(shop.db, demoCustomer.id, id, shop.clock.now());
    shop.clock.pass(MINUTE_MS);
    await offerDeal();
    await look();
    expect(await told()).toMatchObject([{ kind: "shop_deal", source_id: id }]);
    shop.clock.pass(DAY_MS);
    await look();
    expect(await told()).toHaveLength(1);
  });

  it("is limited to one a day per shop, and excludes old news and news from before following", async () => {
    await startCoupon();
    shop.clock.pass(MINUTE_MS);
    await follow(shop.db, demoCustomer.id, 1, shop.clock.now());
    await look();
    expect(await told()).toEqual([]);

    shop.clock.pass(MINUTE_MS);
    await startCoupon();
    await look();
    shop.clock.pass(SHOP_NEWS_PAUSE_MS - MINUTE_MS);
    await startCoupon();
    await look();
    expect(await told()).toHaveLength(1);
    shop.clock.pass(MINUTE_MS);
    await startCoupon(new Date(shop.clock.now().getTime() - SHOP_NEWS_FRESH_MS - 1));
    await look();
    expect(await told()).toHaveLength(1);
    await startCoupon();
    await look();
    expect(await told()).toHaveLength(2);
  });

  it("from several shops becomes one notice that links to the list", async () => {
    for (const id of [1, 2]) await follow(shop.db, demoCustomer.id, id, shop.clock.now());
    shop.clock.pass(MINUTE_MS);
    const at = shop.clock.now();
    await startCoupon();
    await shop.db
      .update(coupons)
      .set({ scope: "tenant", tenant_id: 2, starts_at: at, created_at: at })
      .where(eq(coupons.id, 1));
    await look();
    const [notice, ...more] = await told();
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ kind: "shop_coupon", source_id: null, facts: { others: 1 } });
    const { body } = await shop.call("listNotifications", { token: await shop.signIn() });
    expect(body.data.data).toMatchObject([
      {
        text: "2 shop bạn theo dõi có mã giảm giá mới.",
        body_data: { source_type: "shop", source_id: null },
      },
    ]);
    await shop.db.update(coupons).set({ scope: "mall", tenant_id: null }).where(eq(coupons.id, 1));
  });

  it("reaches each of 1,200 followers once", async () => {
    await shop.db.execute(sql`
      with known as (
        insert into customers (full_name, phone) select 'K' || n, '091000' || (1000 + n) from generate_series(1, 1200) n returning id)
      insert into followed_shops (customer_id, tenant_id, followed_at)
      select id, 1, ${shop.clock.now().toISOString()}::timestamptz from known`);
    shop.clock.pass(MINUTE_MS);
    await startCoupon();
    await look();
    await look();
    expect(await shop.db.$count(notices)).toBe(1200);
    await shop.db.execute(sql`delete from notices`);
    await shop.db.execute(sql`delete from followed_shops`);
  });
});
