import type { Cart } from "@sen/api";
import { CART_PRODUCT_LIMIT, CART_UNDO_MS } from "@sen/domain";
import { sql } from "../../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { buying } from "../../../../test/buying.ts";
import { demoCustomer, otherCustomer } from "../../../../test/small-shop/index.ts";
import { useShop } from "../../../../test/shop.ts";
import { cartItems, variants } from "../../../database/schema/index.ts";

const shop = await useShop();
const { fill, giveAddress, place, prepare } = buying(shop);

const token = await shop.signIn();
beforeEach(async () => {
  await shop.db.delete(cartItems);
});

const remove = (ids: number[]) => shop.call("deleteCartItems", { query: { ids }, token });
const restore = (ids: number[], by = token) =>
  shop.call("restoreCartItems", { body: { ids }, token: by, lang: "en" });
const cart = async (): Promise<Omit<Cart, "now">> => {
  const { now: _now, ...rest } = (await shop.call("listCart", { token })).body.data as Cart;
  return rest;
};

/** Three lines of two shops, one at another price than the one seen. */
async function threeLines(): Promise<[number, number, number]> {
  const [shirt = 0] = await fill(token, [{ variant: 11, quantity: 3 }]);
  shop.clock.pass(1000);
  const [phoneCase = 0] = await fill(token, [{ variant: 51, quantity: 2 }]);
  shop.clock.pass(1000);
  const [aoDai = 0] = await fill(token, [{ variant: 21 }]);
  await shop.db.execute(sql`update cart_items set price_seen = price_seen + 1000 where id = ${phoneCase}`);
  return [shirt, phoneCase, aoDai];
}

describe("removed cart lines", () => {
  it("are restored with their quantity, position and last seen price", async () => {
    const lines = await threeLines();
    const before = await cart();
    for (const ids of [[lines[0]], [lines[1]], [lines[2], lines[0]], lines]) {
      const { body } = await remove(ids);
      expect(body.data.line_count).toBe(3 - ids.length);
      shop.clock.pass(5000);
      const back = await restore(ids);
      expect(back.status).toBe(200);
      expect(await cart()).toEqual(before);
    }
  });

  it("are restored once, by repeated and by concurrent requests", async () => {
    const lines = await threeLines();
    const before = await cart();
    await remove(lines);
    const answers = await Promise.all([restore(lines), restore(lines), restore(lines)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await restore(lines);
    expect(await cart()).toEqual(before);
  });

  it("cannot be changed or bought, and do not count", async () => {
    const [line = 0] = await fill(token, [{ variant: 51, quantity: 2 }]);
    await remove([line]);
    expect(await cart()).toMatchObject({ groups: [], line_count: 0, total_quantity: 0 });
    const change = await shop.call("updateCartQuantity", {
      params: { itemId: line },
      body: { quantity: 5 },
      token,
    });
    const buy = await shop.call("checkout", { body: { item_ids: [line] }, token });
    const sum = await shop.call("applyCartCoupons", { body: { item_ids: [line], coupon_ids: [] }, token });
    expect([change.status, buy.status, sum.status]).toEqual([404, 404, 404]);
  });

  it("are not restored beside a new line of the same variant in the same cart", async () => {
    const [line = 0] = await fill(token, [{ variant: 51, quantity: 2 }]);
    await remove([line]);
    await fill(await shop.signIn(otherCustomer), [{ variant: 51 }]);
    expect((await restore([line, 987_654])).body.data.line_count).toBe(1);
    await remove([line, 987_654]);
    const [anew = 0] = await fill(token, [{ variant: 51, quantity: 3 }]);
    expect(anew).not.toBe(line);
    const { body } = await restore([line]);
    expect(body.data).toMatchObject({ line_count: 1, total_quantity: 3 });
    expect(body.data.groups[0].lines[0].id).toBe(anew);
  });

  it("are not restored if they were ordered meanwhile", async () => {
    await giveAddress(demoCustomer.id);
    const checkout = await prepare(token, [{ variant: 51 }]);
    const [line = 0] = (await cart()).groups.flatMap(({ lines }) => lines.map(({ id }) => id));
    await remove([line]);
    expect((await place(token, checkout)).status).toBe(200);
    expect((await restore([line])).body.data.line_count).toBe(0);
  });

  it("are restored and marked sold out if they have sold out", async () => {
    const [line = 0] = await fill(token, [{ variant: 51, quantity: 2 }]);
    await remove([line]);
    await shop.db.update(variants).set({ stock: 0 });
    const { body } = await restore([line]);
    expect(body.data.groups[0].lines[0]).toMatchObject({ quantity: 2, problem: { code: "sold_out" } });
    await shop.db.update(variants).set({ stock: 10 });
  });

  it("can be restored for an hour and are then deleted", async () => {
    const [early = 0, late = 0] = await fill(token, [{ variant: 51 }, { variant: 11 }]);
    await remove([early]);
    shop.clock.pass(1);
    await remove([late]);
    shop.clock.pass(CART_UNDO_MS - 1);
    expect((await restore([early, late])).body.data.line_count).toBe(1);
    await remove([late]);
    await shop.runJobs();
    const { rows } = await shop.db.execute(sql`select id from cart_items`);
    expect(rows).toEqual([{ id: late }]);
  });

  it("cannot be restored into a full cart", async () => {
    await shop.db.execute(sql`
      insert into variants (id, product_id, sku, price_after_discount, original_price_after_tax, stock)
      select 5000 + n, 5, 'R' || n, 1000, 1000, 9 from generate_series(1, 100) n`);
    const [line = 0] = await fill(token, [{ variant: 11 }]);
    await remove([line]);
    const items = Array.from({ length: 100 }, (_, index) => ({
      product_id: 5,
      variant_id: 5001 + index,
      quantity: 1,
    }));
    const full = await shop.call("addToCart", { body: { items }, token });
    expect(full.body.data.cart.line_count).toBe(CART_PRODUCT_LIMIT);
    const refused = await restore([line]);
    expect([refused.status, refused.body.data.errors[0]]).toEqual([
      422,
      { field: "ids", message_code: "CART_FULL", message: "A cart holds 100 products at most" },
    ]);
    expect((await cart()).line_count).toBe(CART_PRODUCT_LIMIT);
    await shop.db.delete(cartItems);
    await shop.db.execute(sql`delete from variants where id > 5000`);
  });

  it("can be restored only by their own customer", async () => {
    const [line = 0] = await fill(token, [{ variant: 51 }]);
    await remove([line]);
    const stranger = await shop.signIn(otherCustomer);
    expect((await restore([line], stranger)).body.data.line_count).toBe(0);
    expect((await cart()).line_count).toBe(0);
    expect((await restore([line])).body.data.line_count).toBe(1);
  });
});
