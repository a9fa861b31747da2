import { CART_PRODUCT_LIMIT } from "@sen/domain";
import { eq, sql } from "../../database/drizzle.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buying, newKey } from "../../../test/buying.ts";
import { demoCustomer, otherCustomer } from "../../../test/small-shop/index.ts";
import { useShop } from "../../../test/shop.ts";
import { cartItems, customers, flashDeals, variants } from "../../database/schema/index.ts";

const shop = await useShop();
const { fill, giveAddress } = buying(shop);

const token = await shop.signIn();
beforeEach(async () => {
  await shop.db.delete(cartItems);
});

const add = (items: [variant: number, quantity: number][], lang?: "vi" | "en") =>
  shop.call("addToCart", {
    body: {
      items: items.map(([variant_id, quantity]) => ({
        product_id: Math.floor(variant_id / 10),
        variant_id,
        quantity,
      })),
    },
    token,
    lang,
  });

describe("adding to the cart", () => {
  it("takes what is in stock of each line and reports what it left out", async () => {
    const { body } = await add([
      [11, 12],
      [12, 1],
      [51, 2],
      [51, 3],
      [61, 1],
    ]);
    const told = body.data.results.map(
      (result: { taken: number; message_code: string | null; message: string | null }) => [
        result.taken,
        result.message_code,
        result.message,
      ],
    );
    expect(told).toEqual([
      [10, "not_enough_stock", "Chỉ còn 10 sản phẩm"],
      [0, "sold_out", "Sản phẩm đã hết hàng"],
      [2, null, null],
      [3, null, null],
      [0, "sold_out", "Sản phẩm đã hết hàng"],
    ]);
    expect(body.data.cart).toMatchObject({ line_count: 2, total_quantity: 15, max_lines: 100 });
    const more = await add([[11, 1]], "en");
    expect(more.body.data.results[0]).toMatchObject({
      taken: 0,
      cart_item_id: null,
      message: "Only 10 left",
    });
  });

  it("refuses a variant that belongs to another product, and an impossible one", async () => {
    const items = [
      { product_id: 2, variant_id: 11, quantity: 1 },
      { product_id: 9_000_000_000, variant_id: 9_000_000_000, quantity: 1 },
    ];
    const { body } = await shop.call("addToCart", { body: { items }, token, lang: "en" });
    const refused = { taken: 0, message: "This is no longer on sale" };
    expect(body.data.results).toMatchObject([refused, refused]);
  });

  it("is limited to 100 products, also by two concurrent requests, and a checkout to 20 lines", async () => {
    await shop.db.execute(sql`
      insert into variants (id, product_id, sku, price_after_discount, original_price_after_tax, stock)
      select 5000 + n, 5, 'X' || n, 1000, 1000, 9 from generate_series(1, 120) n`);
    const items = (from: number) =>
      Array.from({ length: 60 }, (_, index) => ({ product_id: 5, variant_id: from + index, quantity: 1 }));
    const answers = await Promise.all(
      [5001, 5061].map((from) => shop.call("addToCart", { body: { items: items(from) }, token })),
    );
    const results = answers.flatMap(
      ({ body }) => body.data.results as { variant_id: number; taken: number; message: string }[],
    );
    expect(results.filter(({ taken }) => taken === 1)).toHaveLength(CART_PRODUCT_LIMIT);
    expect(results.find(({ taken }) => taken === 0)?.message).toBe("Giỏ hàng chứa tối đa 100 sản phẩm");
    const present = results.find(({ taken }) => taken === 1)?.variant_id ?? 0;
    const again = { items: [{ product_id: 5, variant_id: present, quantity: 1 }] };
    const more = await shop.call("addToCart", { body: again, token });
    expect(more.body.data.results[0].taken).toBe(1);
    const ids = more.body.data.cart.groups.flatMap((group: { lines: { id: number }[] }) =>
      group.lines.map(({ id }) => id),
    );
    const tooMany = await shop.call("checkout", { body: { item_ids: ids.slice(0, 21) }, token });
    expect([tooMany.status, tooMany.body.data.errors[0].field]).toEqual([422, "item_ids"]);
    await shop.db.delete(cartItems);
    await shop.db.execute(sql`delete from variants where id > 5000`);
  });

  it("answers with each reason once, and with no message if everything was added", async () => {
    const { body } = await add([
      [12, 1],
      [61, 1],
      [12, 2],
    ]);
    expect(body.message).toBe("Sản phẩm đã hết hàng");
    expect((await add([[11, 1]])).body.message).toBe("");
  });
});

describe("the cart", () => {
  it("groups lines by shop, the last filled shop and the newest line first", async () => {
    await fill(token, [{ variant: 11 }]);
    shop.clock.pass(1000);
    await fill(token, [{ variant: 51 }]);
    shop.clock.pass(1000);
    await fill(token, [{ variant: 21 }]);
    const { body } = await shop.call("listCart", { token, lang: "en" });
    const shown = body.data.groups.map((group: { tenant: { name: string }; lines: object[] }) => [
      group.tenant.name,
      group.lines.map((line) => (line as { product_name: string }).product_name),
    ]);
    expect(shown).toEqual([
      ["Lụa Việt", ["Silk ao dai", "Long-sleeved linen shirt"]],
      ["Phụ kiện Hà Nội", ["Phone case"]],
    ]);
    expect(body.data.groups[0].lines[1]).toMatchObject({ variance_group_1: "S", variance_group_2: null });
  });

  it("reports what changed on each line until the customer acts on it", async () => {
    await shop.db.update(flashDeals).set({ starts_minute: 600, ends_minute: 660 });
    shop.clock.set("2026-11-21T03:30:00Z");
    const [shirt = 0] = await fill(token, [
      { variant: 11, quantity: 4 },
      { variant: 51 },
      { variant: 41 },
      { variant: 31 },
    ]);
    shop.clock.set("2026-11-21T04:00:00Z");
    await shop.db.update(variants).set({ stock: 3 }).where(eq(variants.id, 11));
    await shop.db.update(variants).set({ price_after_discount: 89_000 }).where(eq(variants.id, 51));
    await shop.db.update(variants).set({ active: false }).where(eq(variants.id, 31));
    const problems = async () => {
      const { body } = await shop.call("listCart", { token });
      const lines = body.data.groups.flatMap((group: { lines: object[] }) => group.lines);
      return Object.fromEntries(
        lines.map((line: { variant_id: number; problem: { code: string; message: string } | null }) => [
          line.variant_id,
          line.problem && [line.problem.code, line.problem.message],
        ]),
      );
    };
    expect(await problems()).toEqual({
      11: ["not_enough_stock", "Chỉ còn 3 sản phẩm"],
      51: ["price_changed", "Giá đã thay đổi"],
      41: ["deal_ended", "Flash deal đã kết thúc"],
      31: ["unavailable", "Sản phẩm không còn bán"],
    });
    const params = { itemId: shirt };
    const above = await shop.call("updateCartQuantity", { params, body: { quantity: 4 }, token });
    expect([above.status, above.body.data.errors[0]]).toEqual([
      422,
      { field: "quantity", message_code: "NOT_ENOUGH_STOCK", message: "Chỉ còn 3 sản phẩm" },
    ]);
    await shop.call("updateCartQuantity", { params, body: { quantity: 2 }, token });
    expect((await problems())[11]).toBeNull();
    await shop.db.update(variants).set({ stock: 10 }).where(eq(variants.id, 11));
    await shop.db.update(variants).set({ price_after_discount: 99_000 }).where(eq(variants.id, 51));
    await shop.db.update(variants).set({ active: true }).where(eq(variants.id, 31));
    await shop.db.update(flashDeals).set({ starts_minute: 0, ends_minute: 1440 });
    shop.clock.set("2026-11-21T03:00:00Z");
  });
});

describe("changing a cart line to another variant", () => {
  const inStock = async (pieces: number) => {
    await shop.db.update(variants).set({ stock: pieces }).where(eq(variants.id, 12));
  };
  afterEach(() => inStock(0));
  const change = (itemId: number, variant_id: number) =>
    shop.call("changeCartVariant", { params: { itemId }, body: { variant_id }, token });
  const linesOf = (body: {
    data: { groups: { lines: { id: number; variant_id: number; quantity: number }[] }[] };
  }) =>
    body.data.groups.flatMap(({ lines }) =>
      lines.map(({ id, variant_id, quantity }) => [id, variant_id, quantity]),
    );

  it("keeps the line, its position and its quantity, also when repeated", async () => {
    await inStock(5);
    const [below = 0, shirt = 0] = await fill(token, [{ variant: 21 }, { variant: 11, quantity: 3 }]);
    const { status, body } = await change(shirt, 12);
    expect(status).toBe(200);
    expect(linesOf(body)).toEqual([
      [shirt, 12, 3],
      [below, 21, 1],
    ]);
    expect(linesOf((await change(shirt, 12)).body)).toEqual(linesOf(body));
  });

  it("merges with the customer's own line that already holds the variant, up to the stock", async () => {
    await inStock(4);
    const stranger = await shop.signIn(otherCustomer);
    await fill(stranger, [{ variant: 12 }]);
    const [first = 0, second] = await fill(token, [
      { variant: 11, quantity: 3 },
      { variant: 12, quantity: 2 },
    ]);
    expect(second).not.toBe(first);
    expect(linesOf((await change(first, 12)).body)).toEqual([[first, 12, 4]]);
    expect((await shop.call("listCart", { token: stranger })).body.data.line_count).toBe(1);
  });

  it("adds nothing from a line that was removed", async () => {
    await inStock(9);
    const [first = 0, second = 0] = await fill(token, [{ variant: 11 }, { variant: 12, quantity: 2 }]);
    await shop.call("deleteCartItems", { query: { ids: [second] }, token });
    expect(linesOf((await change(first, 12)).body)).toEqual([[first, 12, 1]]);
    const restored = await shop.call("restoreCartItems", { body: { ids: [second] }, token });
    expect(linesOf(restored.body)).toEqual([[first, 12, 1]]);
  });

  it("is refused if the variant is sold out or of another product", async () => {
    const [shirt = 0] = await fill(token, [{ variant: 11 }]);
    const errors = [await change(shirt, 12), await change(shirt, 21), await change(shirt, 99)].map(
      ({ status, body }) => [status, body.data.errors[0].field, body.data.errors[0].message_code],
    );
    expect(errors).toEqual([
      [422, "variant_id", "SOLD_OUT"],
      [422, "variant_id", "UNAVAILABLE"],
      [422, "variant_id", "UNAVAILABLE"],
    ]);
    await inStock(5);
    expect(linesOf((await shop.call("listCart", { token })).body)).toEqual([[shirt, 11, 1]]);
  });

  it("keeps the line when an order of its former variant is placed", async () => {
    await inStock(5);
    await giveAddress(
      (
        await shop.db
          .select({ id: customers.id })
          .from(customers)
          .where(eq(customers.phone, demoCustomer.phone))
      )[0]?.id ?? 0,
    );
    const [shirt = 0] = await fill(token, [{ variant: 11 }]);
    const prepared = await shop.call("checkout", { body: { item_ids: [shirt], coupon_ids: [] }, token });
    await change(shirt, 12);
    const placed = await shop.call("createOrder", {
      body: { checkout_id: prepared.body.data.id, total: prepared.body.data.totals.total },
      headers: { "idempotency-key": newKey() },
      token,
    });
    expect(placed.status).toBe(200);
    expect(linesOf((await shop.call("listCart", { token })).body)).toEqual([[shirt, 12, 1]]);
    await shop.db.update(variants).set({ stock: 10 }).where(eq(variants.id, 11));
  });
});

describe("coupons on the cart", () => {
  it("lower the total, report why they do not apply, and are suggested best first", async () => {
    const item_ids = await fill(token, [{ variant: 51, quantity: 2 }, { variant: 11 }]);
    const { body } = await shop.call("applyCartCoupons", {
      body: { item_ids, coupon_ids: [1, 6, 3] },
      token,
    });
    expect(body.data).toMatchObject({
      goods_total: 548_000,
      goods_original_total: 750_000,
      tenant_coupon_value: 70_000,
      mall_coupon_value: 50_000,
      total: 428_000,
    });
    expect(body.data.coupons.map((one: { problem: string }) => one.problem)).toEqual([null, "expired", null]);
    expect(body.data.coupons[1].message).toBe("Mã giảm giá đã hết hạn");
    const ids = body.data.available_coupons.map((one: { id: number }) => one.id);
    expect(ids.slice(0, 2)).toEqual([3, 1]);
    expect(ids).not.toContain(6);
  });

  it("come with the best combination and its extra saving, until nothing better is left", async () => {
    const item_ids = await fill(token, [{ variant: 51, quantity: 2 }, { variant: 11 }]);
    const totals = async (coupon_ids: number[]) =>
      (await shop.call("applyCartCoupons", { body: { item_ids, coupon_ids }, token })).body.data;
    const { best_coupons: best } = await totals([]);
    expect(best.coupon_ids).toEqual([3, 1, 4]);
    expect(best.more).toBe(best.saving);
    expect((await totals([3, 4])).best_coupons).toEqual({ ...best, more: 50_000 });
    expect((await totals(best.coupon_ids)).best_coupons).toBeNull();
    expect((await totals(best.coupon_ids)).total).toBe(548_000 - 120_000);
  });

  it("are chosen automatically for the largest saving when the request names none", async () => {
    const item_ids = await fill(token, [{ variant: 51, quantity: 2 }, { variant: 11 }]);
    const { body } = await shop.call("applyCartCoupons", { body: { item_ids }, token });
    expect(body.data.coupons.map((one: { id: number }) => one.id)).toEqual([3, 1, 4]);
    expect(body.data.coupons.every((one: { discount: number }) => one.discount > 0)).toBe(true);
    expect(body.data).toMatchObject({ total: 548_000 - 120_000, best_coupons: null });
  });

  it("below their minimum are listed after those that apply", async () => {
    const item_ids = await fill(token, [{ variant: 51 }]);
    const { body } = await shop.call("applyCartCoupons", { body: { item_ids, coupon_ids: [] }, token });
    expect(body.data.available_coupons.at(-1)).toMatchObject({ id: 1 });
  });

  it("report how much is missing to their minimum; an unknown id is rejected", async () => {
    const item_ids = await fill(token, [{ variant: 51 }]);
    const { body } = await shop.call("applyCartCoupons", {
      body: { item_ids, coupon_ids: [1] },
      token,
      lang: "en",
    });
    expect(body.data.coupons[0]).toMatchObject({
      problem: "below_minimum",
      message: "Spend 201.000\u00a0đ more to use it",
      discount: 0,
    });
    const unknown = await shop.call("applyCartCoupons", { body: { item_ids, coupon_ids: [1, 4711] }, token });
    expect([unknown.status, unknown.body.data.errors[0].field]).toEqual([422, "coupon_ids[1]"]);
  });
});

describe("getCartCreate", () => {
  it("returns the variants with current price and stock, and the shop, without a sign-in", async () => {
    const { body } = await shop.call("getCartCreate", { params: { productId: 1 }, lang: "en" });
    expect(body.data).toMatchObject({
      product_name: "Long-sleeved linen shirt",
      tenant: { id: 1, name: "Lụa Việt", mall_name: "Sen Plaza Quận 1" },
      variance_groups: [
        {
          id: 1,
          name: "Size",
          options: [
            { id: 100, name: "S" },
            { id: 101, name: "M" },
          ],
        },
      ],
      variants: [
        { id: 11, option_ids: [100], stock: 10 },
        { id: 12, option_ids: [101], stock: 0 },
      ],
      in_stock: true,
    });
    const deal = await shop.call("getCartCreate", { params: { productId: 4 } });
    expect(deal.body.data.variants[0]).toMatchObject({ price_after_discount: 500_000, stock: 3 });
    expect((await shop.call("getCartCreate", { params: { productId: 4711 } })).status).toBe(404);
  });

  it("returns the same for several products at once, without unknown ones, and for at most 100", async () => {
    const one = await shop.call("getCartCreate", { params: { productId: 4 } });
    const { body } = await shop.call("listCartCreate", { query: { id: [4, 4711, 1, 9_000_000_000] } });
    expect(body.data).toHaveLength(2);
    expect(body.data).toContainEqual(one.body.data);
    const tooMany = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await shop.call("listCartCreate", { query: { id: tooMany } })).status).toBe(422);
  });
});
