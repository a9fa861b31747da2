import type { Tenant } from "@sen/api";
import { FOLLOWED_SHOPS_LIMIT } from "@sen/domain";
import { eq, sql } from "../../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { overlapping } from "../../../../test/overlapping.ts";
import { useShop, type Received } from "../../../../test/shop.ts";
import { demoCustomer, otherCustomer } from "../../../../test/small-shop/index.ts";
import { followedShops, tenants } from "../../../database/schema/index.ts";
import { unfollowAll } from "../index.ts";

const shop = await useShop();

const token = await shop.signIn();
const stranger = await shop.signIn(otherCustomer);
beforeEach(async () => {
  await unfollowAll(shop.db, demoCustomer.id);
  await unfollowAll(shop.db, otherCustomer.id);
});

const follow = (id: number, by = token) => shop.call("followShop", { params: { id }, token: by });
const unfollow = (id: number, by = token) => shop.call("unfollowShop", { params: { id }, token: by });
const ids = ({ body }: Received) => body.data as number[];
const list = async (by = token) =>
  (await shop.call("listFollowedShops", { token: by })).body.data as Tenant[];
const followers = async (id: number) =>
  ((await shop.call("getTenant", { params: { id } })).body.data as Tenant).follower_count;

describe("followed shops", () => {
  it("are listed once each, the last followed first, and count in the shop's followers", async () => {
    expect(ids(await follow(1))).toEqual([1]);
    shop.clock.pass(1000);
    expect(ids(await follow(2))).toEqual([2, 1]);
    expect(ids(await follow(1))).toEqual([2, 1]);
    await follow(1, stranger);
    expect((await list()).map(({ id }) => id)).toEqual([2, 1]);
    expect(ids(await shop.call("listFollowedShopIds", { token }))).toEqual([2, 1]);
    expect(await followers(1)).toBe(2);
  });

  it("are visible to and changed by their own customer only", async () => {
    await follow(1);
    expect(await list(stranger)).toEqual([]);
    expect(ids(await unfollow(1, stranger))).toEqual([]);
    expect(await followers(1)).toBe(1);
  });

  it("can be unfollowed repeatedly without error", async () => {
    await follow(1);
    for (let times = 0; times < 2; times += 1) expect(ids(await unfollow(1))).toEqual([]);
    expect(await followers(1)).toBe(0);
  });

  it("must exist and be open", async () => {
    expect((await follow(999_999)).status).toBe(404);
    await follow(2);
    await shop.db.update(tenants).set({ active: false }).where(eq(tenants.id, 2));
    expect((await follow(2)).status).toBe(404);
    expect(await list()).toEqual([]);
    await shop.db.update(tenants).set({ active: true }).where(eq(tenants.id, 2));
  });

  it("are limited per customer, also under concurrent requests", async () => {
    await shop.db.execute(sql`
      insert into tenants (id, mall_id, name, description_vi, description_en, image_url, cover_url, phone, floor_vi, floor_en,
        province_id, district_id, ward_id, address)
      select 5000 + n, mall_id, name, '', '', '', '', '', '', '', province_id, district_id, ward_id, ''
      from tenants, generate_series(1, ${FOLLOWED_SHOPS_LIMIT}::integer) n where id = 1`);
    await shop.db.execute(sql`
      insert into followed_shops select ${demoCustomer.id}, id, now() from tenants where id > 5000`);
    expect((await follow(1)).body).toMatchObject({ code: 422, message_code: "FOLLOWED_SHOPS_FULL" });
    expect((await follow(5001)).status).toBe(200);
    expect(await shop.db.$count(followedShops)).toBe(FOLLOWED_SHOPS_LIMIT);
    await shop.db.delete(followedShops).where(eq(followedShops.tenant_id, 5001));
    const follows = [1, 2].map((id) => () => follow(id));
    await overlapping(shop.db, followedShops, follows);
    expect(await shop.db.$count(followedShops)).toBe(FOLLOWED_SHOPS_LIMIT);
    await unfollowAll(shop.db, demoCustomer.id);
    await shop.db.execute(sql`delete from tenants where id > 5000`);
  });
});
