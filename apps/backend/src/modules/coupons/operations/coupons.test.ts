import { eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { keepCoupon } from "../../../../test/keep-coupon.ts";
import { placed } from "../../../../test/aftersales.ts";
import { otherCustomer } from "../../../../test/small-shop/index.ts";
import { useShop } from "../../../../test/shop.ts";
import { coupons, savedCoupons } from "../../../database/schema/index.ts";

const shop = await useShop();
const ids = (body: { data: { items: { id: number }[] } }) => body.data.items.map(({ id }) => id);
const listed = async (query: Record<string, string | number> = {}) =>
  ids((await shop.call("listCoupons", { query })).body);

describe("listCoupons", () => {
  it("lists the coupons that can be saved now, those that end first in front", async () => {
    expect(await listed()).toEqual([1, 2, 3, 4, 5]);
    await shop.db
      .update(coupons)
      .set({ ends_at: new Date("2026-12-01") })
      .where(eq(coupons.id, 4));
    expect(await listed()).toEqual([4, 1, 2, 3, 5]);
  });

  it("filters by scope, mall, shop and category, and pages", async () => {
    expect(await listed({ scope: "tenant" })).toEqual([3]);
    expect(await listed({ mall_id: 6 })).toEqual([4, 1, 2, 5]);
    expect(await listed({ mall_id: 8 })).toEqual([4, 1, 2, 3, 5]);
    expect(await listed({ tenant_id: 2 })).toEqual([4, 1, 2, 5]);
    expect(await listed({ category_id: 4 })).toEqual([]);
    expect(await listed({ per_page: 2, after: 1 })).toEqual([2, 3]);
  });

  it("omits coupons that are used up, have ended or have not started", async () => {
    await shop.db.update(coupons).set({ used: 1 }).where(eq(coupons.id, 5));
    await shop.db
      .update(coupons)
      .set({ starts_at: new Date("2027-01-01") })
      .where(eq(coupons.id, 2));
    expect(await listed()).toEqual([4, 1, 3]);
    await shop.db.update(coupons).set({ used: 0 }).where(eq(coupons.id, 5));
    await shop.db
      .update(coupons)
      .set({ starts_at: new Date("2026-01-01") })
      .where(eq(coupons.id, 2));
  });

  it("counts coupons by root category in listCouponCategories", async () => {
    const { body } = await shop.call("listCouponCategories", { lang: "en" });
    expect(body.data).toEqual([{ id: 1, name: "Women's fashion", count: 5 }]);
  });
});

describe("searching coupons", () => {
  it.each([
    ["with diacritics", "Lụa Việt", [3]],
    ["without", "lua viet", [3]],
    ["by a code", "sen10", [2]],
    ["by words in any order", "viet 20", [3]],
    ["for nothing at all", "   ", [4, 1, 2, 3, 5]],
    ["for signs that mean something to a database", "%_\\", []],
  ])("finds them %s", async (_, keyword, found) => {
    expect(await listed({ keyword })).toEqual(found);
  });
});

describe("findCoupon", () => {
  const find = async (code: string) =>
    shop.call("findCoupon", { query: { code }, token: await shop.signIn() });

  it.each(["SEN50K", " sen50k ", "s e n 5 0 k", "ＳＥＮ５０Ｋ"])("normalizes %j", async (code) => {
    expect((await find(code)).body.data).toMatchObject({ id: 1, code: "SEN50K" });
  });

  it("reports an unknown code at its field", async () => {
    const { status, body } = await find("NOPE");
    expect([status, body.data.errors]).toEqual([
      422,
      [{ field: "code", message_code: "COUPON_UNKNOWN", message: "Mã giảm giá không tồn tại" }],
    ]);
  });
});

describe("getCoupon", () => {
  it("returns an ended coupon with nothing remaining", async () => {
    expect((await shop.call("getCoupon", { params: { id: 6 } })).body.data).toMatchObject({
      code: "OVER",
      remaining: 0,
    });
    expect((await shop.call("getCoupon", { params: { id: 3 } })).body.data).toMatchObject({
      remaining: 100,
      tenant: { id: 1, mall_name: "Sen Plaza Quận 1" },
    });
  });

  it("responds 404 for an unknown coupon", async () => {
    expect((await shop.call("getCoupon", { params: { id: 999 } })).status).toBe(404);
  });
});

it("listProductCoupons sorts by the discount on one piece, then delivery coupons, then unmet minimums", async () => {
  const { body } = await shop.call("listProductCoupons", { params: { id: 1 } });
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([3, 1, 2, 5, 4]);
  const { body: cheap } = await shop.call("listProductCoupons", { params: { id: 5 } });
  expect(cheap.data.map(({ id }: { id: number }) => id)).toEqual([5, 2, 4, 1]);
});

describe("saved coupons", () => {
  const save = async (id: number, token: string) => shop.call("saveCoupon", { params: { id }, token });
  const mine = async (token: string, query = {}) =>
    ids((await shop.call("listMyCoupons", { token, query })).body);

  it("are saved once and belong to their customer", async () => {
    const token = await shop.signIn();
    const first = await save(1, token);
    shop.clock.pass(60_000);
    const again = await save(1, token);
    expect(first.body.data).toMatchObject({ id: 1, saved_at: "2026-11-21T03:00:00.000Z", used_at: null });
    expect(again.body).toEqual(first.body);
    expect(await mine(token)).toEqual([1]);
    expect(await mine(await shop.signIn(otherCustomer))).toEqual([]);
  });

  it("exclude coupons that have ended, are used up or unknown", async () => {
    const token = await shop.signIn();
    expect((await save(6, token)).body).toMatchObject({ code: 422, message_code: "COUPON_EXPIRED" });
    await shop.db.update(coupons).set({ used: 1 }).where(eq(coupons.id, 5));
    expect((await save(5, token)).body).toMatchObject({ code: 422, message_code: "COUPON_USED_UP" });
    expect((await save(999, token)).status).toBe(404);
  });

  it("have ended, and are not used up, once they were withdrawn", async () => {
    const token = await shop.signIn();
    await save(1, token);
    await shop.db.update(coupons).set({ active: false }).where(eq(coupons.id, 1));
    const { body } = await shop.call("listMyCoupons", { token });
    expect(body.data.items[0]).toMatchObject({ id: 1, ends_at: body.data.now, remaining: 0 });
    await shop.db.update(coupons).set({ active: true }).where(eq(coupons.id, 1));
  });

  it("report what they would take off the cart and what is missing to their minimum", async () => {
    const token = await shop.signIn(otherCustomer);
    await save(1, token);
    await save(3, token);
    const saved = async () => {
      const { body } = await shop.call("listMyCoupons", { token });
      return Object.fromEntries(
        body.data.items.map((one: { id: number; cart_saving: number; cart_missing: number | null }) => [
          one.id,
          [one.cart_saving, one.cart_missing],
        ]),
      );
    };
    expect(await saved()).toEqual({ 1: [0, null], 3: [0, null] });
    const put = (product_id: number, variant_id: number) =>
      shop.call("addToCart", { body: { items: [{ product_id, variant_id, quantity: 1 }] }, token });
    await put(5, 51);
    expect(await saved()).toEqual({ 1: [0, 201_000], 3: [0, null] });
    await put(1, 11);
    expect(await saved()).toEqual({ 1: [50_000, null], 3: [70_000, null] });
  });

  it("are listed usable first, the first to end in front, and filtered by state", async () => {
    const token = await shop.signIn();
    await save(4, token);
    await keepCoupon(shop.db, 1, 6);
    expect(await mine(token)).toEqual([4, 1, 6]);
    expect(await mine(token, { state: "usable" })).toEqual([4, 1]);
    expect(await mine(token, { state: "expired" })).toEqual([6]);
    expect(await mine(token, { state: "used" })).toEqual([]);
  });

  it("can be requested by id, and are sorted and paged by their current end", async () => {
    const token = await shop.signIn();
    expect(await mine(token, { ids: [1, 2, 6] })).toEqual([1, 6]);
    const endsAt = (id: number, ends_at: Date) =>
      shop.db.update(coupons).set({ ends_at }).where(eq(coupons.id, id));
    const [before] = await shop.db.select().from(coupons).where(eq(coupons.id, 1));
    await endsAt(1, new Date(shop.clock.now().getTime() + 60_000));
    expect(await mine(token)).toEqual([1, 4, 6]);
    shop.clock.pass(60_000);
    expect(await mine(token)).toEqual([4, 1, 6]);
    expect(await mine(token, { after: 4, per_page: 1 })).toEqual([1]);
    expect(await mine(token, { after: 1 })).toEqual([6]);
    if (before) await endsAt(1, before.ends_at);
  });
});

describe("coupons for newcomers", () => {
  const gifts = async (token: string) => ids((await shop.call("listNewcomerCoupons", { token })).body);

  it("are offered only to customers whose orders are none or all cancelled", async () => {
    await shop.db.update(coupons).set({ for_newcomers: true }).where(eq(coupons.id, 1));
    const token = await shop.signIn();
    expect(await gifts(token)).toEqual([1]);
    const order = await placed(shop);
    expect(await gifts(token)).toEqual([]);
    expect(await gifts(await shop.signIn(otherCustomer))).toEqual([1]);
    await shop.call("cancelOrder", { params: { id: order }, token, body: { reason: 1 } });
    expect(await gifts(token)).toEqual([1]);
    await shop.db.update(coupons).set({ for_newcomers: false }).where(eq(coupons.id, 1));
  });

  it("are not usable, and cannot be saved, once there is an order", async () => {
    await shop.db.update(coupons).set({ for_newcomers: true }).where(eq(coupons.id, 1));
    const token = await shop.signIn();
    const usable = async () =>
      ids((await shop.call("listMyCoupons", { token, query: { state: "usable" } })).body);
    const save = () => shop.call("saveCoupon", { params: { id: 1 }, token });
    await save();
    expect(await usable()).toContain(1);
    await placed(shop);
    expect(await usable()).not.toContain(1);
    await shop.db.delete(savedCoupons);
    const refused = await save();
    expect([refused.status, refused.body.message_code]).toEqual([422, "COUPON_NEWCOMERS_ONLY"]);
    await shop.db.update(coupons).set({ for_newcomers: false }).where(eq(coupons.id, 1));
  });
});
