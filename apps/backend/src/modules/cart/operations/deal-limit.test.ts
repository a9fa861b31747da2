import { eq } from "../../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { buying, newKey, signInBuyer } from "../../../../test/buying.ts";
import { useShop } from "../../../../test/shop.ts";
import { otherCustomer } from "../../../../test/small-shop/index.ts";
import { flashDealItems, orders } from "../../../database/schema/index.ts";

const shop = await useShop();
const { buy, giveAddress, place, prepare } = buying(shop);

/** Variant 41 has a deal all day: here 30 pieces, two per customer. */
const DEAL = { product_id: 4, variant_id: 41 };

const token = await signInBuyer(shop);
await giveAddress(otherCustomer.id);
await shop.db.update(flashDealItems).set({ stock: 30, per_customer: 2 });
beforeEach(async () => {
  await shop.db.update(orders).set({ order_status: "CANCELLED" });
});

const add = async (quantity: number, by = token) => {
  const { body } = await shop.call("addToCart", {
    body: { items: [{ ...DEAL, quantity }] },
    token: by,
    lang: "en",
  });
  const { taken, message_code, message } = body.data.results[0];
  return [taken, message_code, message];
};
const LIMIT = "Each customer can buy 2 of this flash deal at most";

describe("the per-customer limit of a flash deal", () => {
  it("is returned with the product, before anything is added to the cart", async () => {
    const { body } = await shop.call("getProduct", { params: { id: 4 } });
    expect(body.data.variants[0]).toMatchObject({ id: 41, deal_limit: 2 });
    const create = await shop.call("getCartCreate", { params: { productId: 4 } });
    expect(create.body.data.variants[0]).toMatchObject({ deal_limit: 2, stock: 30 });
    const plain = await shop.call("getProduct", { params: { id: 5 } });
    expect(plain.body.data.variants[0]).not.toHaveProperty("deal_limit");
  });

  it("caps the quantity in the cart", async () => {
    expect(await add(3)).toEqual([2, "deal_limit", LIMIT]);
    expect(await add(1)).toEqual([0, "deal_limit", LIMIT]);
    const [line] = (await shop.call("listCart", { token })).body.data.groups[0].lines;
    expect(line).toMatchObject({ quantity: 2, stock: 2, problem: null });
    const more = await shop.call("updateCartQuantity", {
      params: { itemId: line.id },
      body: { quantity: 3 },
      token,
    });
    expect([more.status, more.body.data.errors[0].message_code]).toEqual([422, "DEAL_LIMIT"]);
  });

  it("counts ordered pieces but not cancelled ones", async () => {
    const { orders: placed } = await buy(token, [{ variant: 41 }]);
    expect(await add(2)).toEqual([1, "deal_limit", LIMIT]);
    expect(await add(2, await shop.signIn(otherCustomer))).toEqual([2, null, null]);
    await shop.call("cancelOrder", { params: { id: placed[0]?.id ?? 0 }, body: { reason: 7 }, token });
    expect(await add(1)).toEqual([1, null, null]);
  });

  it("applies to buying now", async () => {
    const now = (quantity: number) =>
      shop.call("createOrderNow", {
        body: { ...DEAL, quantity },
        headers: { "idempotency-key": newKey() },
        token,
      });
    const refused = await now(3);
    expect([refused.status, refused.body.data.errors[0].message_code]).toEqual([422, "DEAL_LIMIT"]);
    expect((await now(2)).status).toBe(200);
  });

  it("is reported at the line if it was lowered after the checkout", async () => {
    const checkout = await prepare(token, [{ variant: 41, quantity: 2 }]);
    await shop.db.update(flashDealItems).set({ per_customer: 1 }).where(eq(flashDealItems.id, 1));
    const refused = await place(token, checkout, { lang: "en" });
    expect([refused.status, refused.body.data.errors[0]]).toEqual([
      422,
      expect.objectContaining({ field: "items[0].quantity", message_code: "DEAL_LIMIT" }),
    ]);
    await shop.db.update(flashDealItems).set({ per_customer: 2 }).where(eq(flashDealItems.id, 1));
    expect((await place(token, checkout)).status).toBe(200);
  });

  it("holds when two orders are placed concurrently", async () => {
    const first = await prepare(token, [{ variant: 41, quantity: 2 }]);
    const second = await shop.call("createOrderNow", {
      body: { ...DEAL, quantity: 2 },
      headers: { "idempotency-key": newKey() },
      token,
    });
    const answers = await Promise.all([place(token, first), place(token, second.body.data)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});
