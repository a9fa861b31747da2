import type { Checkout } from "@sen/api";
import { count, eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { buying, newKey, signInBuyer } from "../../../../test/buying.ts";
import { manyCustomers } from "../../../../test/many-customers.ts";
import { useShop } from "../../../../test/shop.ts";
import { stored } from "../../../../test/stored.ts";
import { coupons, flashDealSales, orders } from "../../../database/schema/index.ts";

const shop = await useShop();
const { fill, giveAddress, prepare, place } = buying(shop);
const { setStock, stockOf } = stored(shop);

const token = await signInBuyer(shop);

describe("placing an order twice", () => {
  const ordersOf = async (checkoutId: string) => {
    const [row] = await shop.db.select({ n: count() }).from(orders).where(eq(orders.checkout_id, checkoutId));
    return row?.n;
  };

  it("returns the same orders to ten concurrent requests with one key", async () => {
    const prepared = await prepare(token, [{ variant: 51 }, { variant: 11 }]);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(token, prepared, { key })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data)))).toHaveLength(1);
    expect(await ordersOf(prepared.id)).toBe(2);
  });

  it("creates no second order with another key from another tab", async () => {
    const prepared = await prepare(token, [{ variant: 51 }]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(token, prepared)));
    expect(new Set(answers.map(({ body }) => body.data.orders[0].id))).toHaveLength(1);
    expect(await ordersOf(prepared.id)).toBe(1);
  });

  it("orders a cart line once, although another tab had a checkout of it too", async () => {
    const item_ids = await fill(token, [{ variant: 51 }, { variant: 11 }]);
    const of = async (ids: number[]): Promise<Checkout> =>
      (await shop.call("checkout", { body: { item_ids: ids, coupon_ids: [] }, token })).body.data;
    const [both, second, first] = [
      await of(item_ids),
      await of(item_ids.slice(1)),
      await of(item_ids.slice(0, 1)),
    ];
    expect((await place(token, first)).status).toBe(200);
    expect((await shop.call("getCheckout", { params: { id: both.id }, token })).status).toBe(404);
    expect((await place(token, both)).status).toBe(404);
    expect((await place(token, second)).status).toBe(200);
  });

  it("responds 409 to another body under the same key, and frees the key after a refusal", async () => {
    const prepared = await prepare(token, [{ variant: 51 }]);
    const key = newKey();
    const wrong = { ...prepared, totals: { ...prepared.totals, total: prepared.totals.total + 1 } };
    const refused = await place(token, wrong, { key });
    expect([refused.status, refused.body.message_code]).toEqual([409, "TOTAL_CHANGED"]);
    expect((await place(token, prepared, { key })).status).toBe(200);
    const reused = await place(token, wrong, { key, lang: "en" });
    expect(reused.status).toBe(409);
    expect(reused.body).toMatchObject({
      message_code: "IDEMPOTENCY_KEY_REUSED",
      message: "This request was already sent with other contents, please reload",
    });
  });

  it("creates one checkout of a product bought now", async () => {
    const headers = { "idempotency-key": newKey() };
    const body = { product_id: 5, variant_id: 51, quantity: 2 };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.call("createOrderNow", { body, headers, token })),
    );
    expect(new Set(answers.map((answer) => answer.body.data.id))).toHaveLength(1);
    const other = await shop.call("createOrderNow", { body: { ...body, quantity: 3 }, headers, token });
    expect(other.status).toBe(409);
  });
});

describe("the last pieces", async () => {
  const customers = await manyCustomers(shop, 20);
  for (const { id } of customers) await giveAddress(id);
  const buyers = customers.map(({ token: one }) => one);

  it("go to five of twenty concurrent buyers, without a deadlock", async () => {
    await setStock(51, 5);
    await setStock(11, 500);
    // Half of them list the goods in reverse, which would deadlock if locks were taken in that order.
    const prepared = await Promise.all(
      buyers.map((one, index) =>
        prepare(one, index % 2 ? [{ variant: 51 }, { variant: 11 }] : [{ variant: 11 }, { variant: 51 }]),
      ),
    );
    const answers = await Promise.all(
      prepared.map((checkout, index) => place(buyers[index] ?? "", checkout)),
    );
    const placed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 422);
    expect([placed.length, refused.length]).toEqual([5, 15]);
    expect(refused[0]?.body.data.errors[0]).toMatchObject({ message_code: "SOLD_OUT" });
    expect(refused[0]?.body.data.errors[0].field).toMatch(/^items\[[01]\]\.quantity$/);
    expect(await stockOf(51)).toBe(0);
    expect(await stockOf(11)).toBe(495);
    const cart = await shop.call("listCart", {
      token: buyers[answers.findIndex(({ status }) => status === 422)],
    });
    expect(cart.body.data.line_count).toBe(2);
    await setStock(51, 500);
  });

  it.each([
    ["a deal", 0, 2, 6, ["items[0].price"]],
    ["a coupon", 6, 0, 1, ["coupon_ids[0]"]],
    ["both", 12, 2, 1, ["items[0].price", "coupon_ids[0]"]],
  ])("of %s go to one buyer only", async (_, first, sold, quantity, fields) => {
    await shop.db.delete(flashDealSales);
    await shop.db.insert(flashDealSales).values({
      flash_deal_item_id: 1,
      window_starts_at: new Date("2026-11-20T17:00:00Z"),
      sold,
    });
    await shop.db.update(coupons).set({ quantity, used: 0 }).where(eq(coupons.id, 5));
    const tokens = buyers.slice(first, first + 6);
    const prepared = await Promise.all(
      tokens.map((one) => prepare(one, [{ variant: 41 }], { coupon_ids: [5] })),
    );
    expect(
      prepared.every(({ totals }) => totals.goods_total === 500_000 && totals.mall_coupon_value === 20_000),
    ).toBe(true);
    const answers = await Promise.all(
      prepared.map((checkout, index) => place(tokens[index] ?? "", checkout)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.data.errors.map((error: { field: string }) => error.field)).toEqual(fields);
    const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.id, 5));
    expect(coupon?.used).toBe(1);
  });
});
