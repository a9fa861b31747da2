import { checkoutTotals, PaymentMethod } from "@sen/domain";
import { asc, count, eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buying, newKey } from "../../../test/buying.ts";
import { demoCustomer, otherCustomer } from "../../../test/small-shop/index.ts";
import { useShop } from "../../../test/shop.ts";
import {
  cartItems,
  coupons,
  customers,
  flashDeals,
  flashDealSales,
  orderHistories,
  orderItems,
  orders,
  payments,
  products,
  variants,
} from "../../database/schema/index.ts";

const shop = useShop();
const { giveAddress, fill, prepare, place, buy } = buying(shop);
let token = "";

beforeAll(async () => {
  token = await shop.signIn();
  await giveAddress(demoCustomer.id);
});
beforeEach(async () => {
  await shop.db.delete(cartItems);
});

const stockOf = async (id: number) => {
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, id));
  return row?.stock;
};
const setStock = (id: number, stock: number) =>
  shop.db.update(variants).set({ stock }).where(eq(variants.id, id));

describe("an order that is placed", () => {
  it("is one per shop, at the reviewed total, and takes the stock and the lines of the cart", async () => {
    const before = await stockOf(51);
    await fill(token, [{ variant: 21 }]);
    const prepared = await prepare(
      token,
      [{ variant: 11 }, { variant: 41, quantity: 2 }, { variant: 51, quantity: 3 }],
      {
        coupon_ids: [1],
      },
    );
    const { status, body } = await place(token, prepared);
    expect(status).toBe(200);
    expect(body.message).toBe("Đặt hàng thành công");
    expect(body.data.orders.map((order: { tenant_id: number }) => order.tenant_id)).toEqual([1, 2, 3]);
    expect(body.data).toMatchObject({ total: prepared.totals.total, payment_method: 0, payment_url: null });
    expect(await stockOf(51)).toBe((before ?? 0) - 3);
    const [{ stock } = { stock: 0 }] = await shop.db.select().from(products).where(eq(products.id, 5));
    expect(stock).toBe((before ?? 0) - 3);

    const cart = await shop.call("listCart", { token });
    expect(cart.body.data.line_count).toBe(1);
    const ids = body.data.orders.map((order: { id: number }) => order.id);
    const rows = await shop.db.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id));
    expect(rows.map((row) => row.order_status)).toEqual(["CREATED", "CREATED", "CREATED"]);
    expect(rows.reduce((sum, row) => sum + row.mall_coupon_value, 0)).toBe(50_000);
    expect(rows.every((row) => row.mall_coupon_id === 1)).toBe(true);
    expect(rows[0]?.code).toMatch(/^SEN-261121-\d{4,}$/);
    const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.id, 1));
    expect(coupon?.used).toBe(1);
    const [deal] = await shop.db.select().from(flashDealSales);
    expect(deal?.sold).toBe(2);
    const histories = await shop.db
      .select()
      .from(orderHistories)
      .where(inArray(orderHistories.order_id, ids));
    expect(histories).toHaveLength(3);
    expect(histories[0]?.created_at).toEqual(shop.clock.now());
  });

  it("costs what domain's arithmetic says, whatever is bought and chosen", async () => {
    await setStock(11, 900);
    await setStock(21, 900);
    const prices = { 11: 350_000, 21: 1_250_000, 51: 99_000 } as const;
    const shops = { 11: 1, 21: 1, 51: 3 } as const;
    await shop.db.update(coupons).set({ per_customer: 1000, quantity: 1000 });
    const wanted = fc.record({
      11: fc.integer({ min: 0, max: 3 }),
      21: fc.integer({ min: 0, max: 2 }),
      51: fc.integer({ min: 1, max: 4 }),
      coupon_ids: fc.subarray([1, 2, 3, 4]),
    });
    await fc.assert(
      fc.asyncProperty(wanted, async ({ coupon_ids, ...quantities }) => {
        await shop.db.delete(cartItems);
        const chosen = Object.entries(quantities).flatMap(([variant, quantity]) =>
          quantity > 0 ? [{ variant: Number(variant) as 11 | 21 | 51, quantity }] : [],
        );
        const prepared = await prepare(token, chosen, { coupon_ids });
        const rows = await shop.db
          .select()
          .from(coupons)
          .where(inArray(coupons.id, [0, ...coupon_ids]));
        const byId = new Map(rows.map((row) => [row.id, row]));
        const parcels = [...Map.groupBy(chosen, ({ variant }) => shops[variant])].map(
          ([tenant_id, lines]) => {
            const grams = lines.reduce((sum, { quantity }) => sum + 500 * quantity, 0);
            return {
              tenant_id,
              mall_id: tenant_id === 3 ? 6 : 8,
              goods_total: lines.reduce((sum, { variant, quantity }) => sum + prices[variant] * quantity, 0),
              delivery_fee: (tenant_id === 3 ? 32_000 : 18_000) + (Math.ceil(grams / 1000) - 1) * 5_000,
            };
          },
        );
        const expected = checkoutTotals(
          parcels,
          coupon_ids.flatMap((id) => {
            const row = byId.get(id);
            return row
              ? [
                  {
                    ...row,
                    starts_at: row.starts_at.toISOString(),
                    ends_at: row.ends_at.toISOString(),
                    remaining: row.quantity - row.used,
                  },
                ]
              : [];
          }),
          shop.clock.now(),
        );
        expect(prepared.totals).toEqual(expected.totals);
        const { body } = await place(token, prepared);
        expect(body.data.total).toBe(expected.totals.total);
        const placed = await shop.db
          .select()
          .from(orders)
          .where(
            inArray(
              orders.id,
              body.data.orders.map((order: { id: number }) => order.id),
            ),
          )
          .orderBy(asc(orders.tenant_id));
        const inOrder = parcels.map((parcel, index) => ({ parcel, sums: expected.parcels[index] }));
        inOrder.sort((a, b) => a.parcel.tenant_id - b.parcel.tenant_id);
        expect(placed.map((order) => order.order_tenant_final)).toEqual(
          inOrder.map(({ sums }) => sums?.total),
        );
        expect(placed.map((order) => order.mall_coupon_value)).toEqual(
          inOrder.map(({ sums }) => sums?.mall_coupon_value),
        );
      }),
      { numRuns: 25 },
    );
  });
});

describe("the same request again", () => {
  const ordersOf = async (checkoutId: string) => {
    const [row] = await shop.db.select({ n: count() }).from(orders).where(eq(orders.checkout_id, checkoutId));
    return row?.n;
  };

  it("answers the same orders, ten at once with one key", async () => {
    const prepared = await prepare(token, [{ variant: 51 }, { variant: 11 }]);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(token, prepared, { key })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data)))).toHaveLength(1);
    expect(await ordersOf(prepared.id)).toBe(2);
  });

  it("makes no second order with another key, in another tab", async () => {
    const prepared = await prepare(token, [{ variant: 51 }]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(token, prepared)));
    expect(new Set(answers.map(({ body }) => body.data.orders[0].id))).toHaveLength(1);
    expect(await ordersOf(prepared.id)).toBe(1);
  });

  it("is a conflict when the body is another, and the key is free again after a refusal", async () => {
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

  it("prepares one payment of a product bought at once", async () => {
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

describe("the last pieces", () => {
  it("go to five of twenty who buy at the same moment, and nobody waits for ever", async () => {
    await setStock(51, 5);
    await setStock(11, 500);
    const tokens = await twentyBuyers();
    // Half of them have the goods in the other order: locks taken as they come would wait for each other.
    const prepared = await Promise.all(
      tokens.map((one, index) =>
        prepare(one, index % 2 ? [{ variant: 51 }, { variant: 11 }] : [{ variant: 11 }, { variant: 51 }]),
      ),
    );
    const answers = await Promise.all(
      prepared.map((checkout, index) => place(tokens[index] ?? "", checkout)),
    );
    const placed = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 422);
    expect([placed.length, refused.length]).toEqual([5, 15]);
    expect(refused[0]?.body.data.errors[0]).toMatchObject({ message_code: "SOLD_OUT" });
    expect(refused[0]?.body.data.errors[0].field).toMatch(/^items\[[01]\]\.quantity$/);
    expect(await stockOf(51)).toBe(0);
    expect(await stockOf(11)).toBe(495);
    const cart = await shop.call("listCart", { token: tokens[answers.indexOf(refused[0] ?? answers[0])] });
    expect(cart.body.data.line_count).toBe(2);
    await setStock(51, 500);
  });

  it("of a deal and of a coupon go to one buyer each", async () => {
    await shop.db.delete(flashDealSales);
    await shop.db.insert(flashDealSales).values({
      flash_deal_item_id: 1,
      window_starts_at: new Date("2026-11-20T17:00:00Z"),
      sold: 2,
    });
    await shop.db.update(coupons).set({ quantity: 1, used: 0 }).where(eq(coupons.id, 5));
    const tokens = (await twentyBuyers()).slice(0, 6);
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
    expect(refused?.body.data.errors.map((error: { field: string }) => error.field)).toEqual([
      "items[0].price",
      "coupon_ids[0]",
    ]);
    const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.id, 5));
    expect(coupon?.used).toBe(1);
  });

  async function twentyBuyers(): Promise<string[]> {
    const [template] = await shop.db.select().from(customers).where(eq(customers.id, demoCustomer.id));
    return Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const id = 100 + index;
        if (template) {
          const row = {
            ...template,
            id,
            phone: `08000000${String(index).padStart(2, "0")}`,
            email: `${id}@example.com`,
          };
          await shop.db.insert(customers).values(row).onConflictDoNothing();
        }
        await giveAddress(id);
        return shop.signIn({
          phone: `08000000${String(index).padStart(2, "0")}`,
          password: demoCustomer.password,
        });
      }),
    );
  }
});

describe("what changed while paying", () => {
  it("a deal that ended is told at its line, in both languages, and the cart is kept", async () => {
    await shop.db.delete(flashDealSales);
    await shop.db.update(flashDeals).set({ starts_minute: 600, ends_minute: 660 });
    shop.clock.set("2026-11-21T03:30:00Z");
    const prepared = await prepare(token, [{ variant: 51 }, { variant: 41 }]);
    shop.clock.set("2026-11-21T04:00:00Z");
    const vi = await place(token, prepared);
    expect(vi.status).toBe(422);
    expect(vi.body.data.errors).toEqual([
      { field: "items[1].price", message_code: "DEAL_ENDED", message: "Ưu đãi chớp nhoáng đã kết thúc" },
    ]);
    const en = await place(token, prepared, { lang: "en" });
    expect(en.body.data.errors[0].message).toBe("The flash deal is over");
    const cart = await shop.call("listCart", { token });
    expect(cart.body.data.line_count).toBe(2);

    const again = await shop.call("getCheckout", { params: { id: prepared.id }, token });
    expect(again.body.data.groups[1].lines[0].problem).toMatchObject({
      code: "deal_ended",
      previous_price: 500_000,
    });
    expect((await place(token, again.body.data)).status).toBe(200);
    await shop.db.update(flashDeals).set({ starts_minute: 0, ends_minute: 1440 });
    shop.clock.set("2026-11-21T03:00:00Z");
  });

  it("an expired coupon is told, and the order can be placed without it", async () => {
    const prepared = await prepare(token, [{ variant: 51, quantity: 4 }], { coupon_ids: [2] });
    expect(prepared.totals.mall_coupon_value).toBeGreaterThan(0);
    await shop.db.update(coupons).set({ ends_at: shop.clock.now() }).where(eq(coupons.id, 2));
    const refused = await place(token, prepared);
    expect(refused.status).toBe(422);
    expect(refused.body.data.errors).toEqual([
      { field: "coupon_ids[0]", message_code: "COUPON_EXPIRED", message: "Mã giảm giá đã hết hạn" },
    ]);
    const again = await shop.call("getCheckout", { params: { id: prepared.id }, token });
    expect(again.body.data.coupons[0]).toMatchObject({ problem: "expired", discount: 0 });
    expect((await place(token, again.body.data)).status).toBe(200);
  });

  it("less stock is told with the number left", async () => {
    const prepared = await prepare(token, [{ variant: 51 }, { variant: 11, quantity: 3 }]);
    await setStock(11, 2);
    const { status, body } = await place(token, prepared);
    expect(status).toBe(422);
    expect(body.data.errors).toEqual([
      { field: "items[1].quantity", message_code: "NOT_ENOUGH_STOCK", message: "Chỉ còn 2 sản phẩm" },
    ]);
    await setStock(11, 500);
  });

  it("another price is a conflict until it was seen", async () => {
    const prepared = await prepare(token, [{ variant: 51 }]);
    await shop.db.update(variants).set({ price_after_discount: 89_000 }).where(eq(variants.id, 51));
    expect((await place(token, prepared)).status).toBe(409);
    const again = await shop.call("getCheckout", { params: { id: prepared.id }, token });
    expect(again.body.data.groups[0].lines[0].problem.code).toBe("price_changed");
    const placed = await place(token, again.body.data);
    expect(placed.status).toBe(200);
    const [item] = await shop.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.order_id, placed.body.data.orders[0].id));
    expect(item?.price_after_discount).toBe(89_000);
    await shop.db.update(variants).set({ price_after_discount: 99_000 }).where(eq(variants.id, 51));
  });
});

describe("a payment that is not one's own to place", () => {
  it("is 403 for another customer, 404 when unknown, ordered or older than a day", async () => {
    const prepared = await prepare(token, [{ variant: 51 }]);
    const stranger = await shop.signIn(otherCustomer);
    expect((await place(stranger, prepared)).status).toBe(403);
    expect((await shop.call("getCheckout", { params: { id: prepared.id }, token: stranger })).status).toBe(
      403,
    );
    expect((await place(token, { ...prepared, id: crypto.randomUUID() })).status).toBe(404);
    const params = { id: prepared.id };
    shop.clock.pass(24 * 60 * 60 * 1000);
    const fresh = await shop.signIn();
    expect((await shop.call("getCheckout", { params, token: fresh })).status).toBe(404);
    expect((await place(fresh, prepared)).status).toBe(404);
    shop.clock.pass(-24 * 60 * 60 * 1000);
    await place(token, prepared);
    expect((await shop.call("getCheckout", { params, token })).status).toBe(404);
  });

  it("cannot be placed without an address", async () => {
    const stranger = await shop.signIn(otherCustomer);
    const prepared = await prepare(stranger, [{ variant: 51 }]);
    expect([prepared.address, prepared.can_order]).toEqual([null, false]);
    const { status, body } = await place(stranger, prepared, { lang: "en" });
    expect(status).toBe(422);
    expect(body.data.errors[0]).toMatchObject({
      field: "address_id",
      message: "Please choose a delivery address",
    });
  });
});

it("keeps one payment for all orders paid online, and one an order in cash", async () => {
  const online = await buy(token, [{ variant: 51 }, { variant: 11 }], { method: PaymentMethod.online });
  const cash = await buy(token, [{ variant: 51 }, { variant: 11 }]);
  const paymentsOf = async (ids: number[]) => {
    const rows = await shop.db
      .selectDistinct({ id: payments.id })
      .from(payments)
      .innerJoin(orders, eq(orders.payment_id, payments.id))
      .where(inArray(orders.id, ids));
    return rows.length;
  };
  expect(online.orders.map((order) => order.order_status)).toEqual(["PENDING_CONFIRM", "PENDING_CONFIRM"]);
  expect(await paymentsOf(online.orders.map(({ id }) => id))).toBe(1);
  expect(await paymentsOf(cash.orders.map(({ id }) => id))).toBe(2);
});
