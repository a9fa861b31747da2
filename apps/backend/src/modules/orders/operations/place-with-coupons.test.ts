import type { Checkout } from "@sen/api";
import { eq, inArray } from "../../../database/drizzle.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { operatorContextOf, returnOf } from "../../../../test/aftersales.ts";
import { buying, type Wanted, signInBuyer } from "../../../../test/buying.ts";
import { keepCoupon } from "../../../../test/keep-coupon.ts";
import { manyCustomers, type SignedInCustomer } from "../../../../test/many-customers.ts";
import { useShop, type Received } from "../../../../test/shop.ts";
import { demoCustomer } from "../../../../test/small-shop/index.ts";
import { untilOneWaits } from "../../../../test/overlapping.ts";
import { connectOnce } from "../../../database/connect.ts";
import { concurrencyLimit } from "../../../concurrency-limit.ts";
import {
  cartItems,
  checkoutItems,
  checkouts,
  coupons,
  couponUses,
  orders,
  variants,
} from "../../../database/schema/index.ts";
import { confirmOrder, deliver, handOver } from "../../../operator/actions/orders.ts";
import * as returns from "../../../operator/actions/returns.ts";

const shop = await useShop();
const { buy, giveAddress, place, prepare } = buying(shop);

/** Costs 350,000; product 5 costs 99,000. Both prices satisfy every coupon here. */
const SHIRT: Wanted = { variant: 11 };
const CASE: Wanted = { variant: 51 };

const token = await signInBuyer(shop);
await shop.db.update(variants).set({ stock: 10_000 });

type Terms = Partial<typeof coupons.$inferInsert>;
let made = 100;

/** Creates an active coupon for all malls with these terms. */
async function coupon(terms: Terms): Promise<number> {
  made += 1;
  await shop.db.insert(coupons).values({
    id: made,
    code: `TEST${made}`,
    name_vi: "Mã thử",
    name_en: "Test coupon",
    description_vi: "Điều kiện.",
    description_en: "Conditions.",
    image_url: "/media/catalog/coupon",
    scope: "mall",
    value_type: "fixed",
    value: 20_000,
    category_id: 1,
    starts_at: new Date("2026-01-01T00:00:00Z"),
    ends_at: new Date("2027-12-31T00:00:00Z"),
    quantity: 100,
    ...terms,
  });
  return made;
}

const usedOf = async (id: number) =>
  (await shop.db.select({ used: coupons.used }).from(coupons).where(eq(coupons.id, id)))[0]?.used;
const refusalOf = ({ body }: Received) =>
  body.data.errors?.map((one: { field: string; message: string }) => [one.field, one.message]);

describe("checkout and order have the same discount for a coupon that is", () => {
  it.each<[string, Terms, Wanted[], object]>([
    ["fixed", { value: 50_000 }, [SHIRT], { mall_coupon_value: 50_000 }],
    ["fixed, of less than it is worth", { value: 500_000 }, [CASE], { mall_coupon_value: 99_000 }],
    ["percent", { value_type: "percent", value: 10 }, [SHIRT], { mall_coupon_value: 35_000 }],
    [
      "percent, up to its cap",
      { value_type: "percent", value: 10, max_discount: 20_000 },
      [SHIRT],
      { mall_coupon_value: 20_000 },
    ],
    ["flat", { value_type: "flat", value: 300_000 }, [SHIRT], { mall_coupon_value: 50_000 }],
    ["flat, of less than it costs", { value_type: "flat", value: 300_000 }, [CASE], { mall_coupon_value: 0 }],
    [
      "flat for the delivery",
      { scope: "delivery", value_type: "flat", value: 0 },
      [CASE],
      { delivery_coupon_value: 32_000 },
    ],
  ])("%s", async (_kind, terms, wanted, taken) => {
    const id = await coupon(terms);
    const prepared = await prepare(token, wanted, { coupon_ids: [id] });
    expect(prepared.totals).toMatchObject(taken);
    const { total } = prepared.totals;
    const placed = await place(token, prepared);
    expect([placed.status, placed.body.data.total]).toEqual([200, total]);
    const order = await shop.call("getOrder", { params: { id: placed.body.data.orders[0].id }, token });
    expect(order.body.data).toMatchObject({ ...taken, order_tenant_final: total });
  });
});

it("a coupon for newcomers gives no discount and is not suggested once the customer has ordered", async () => {
  const id = await coupon({ for_newcomers: true, value: 90_000 });
  await place(token, await prepare(token, [CASE]));
  const prepared = await prepare(token, [CASE], { coupon_ids: [id] });
  expect(prepared.totals.mall_coupon_value).toBe(0);
  expect(prepared.available_coupons.map((offered) => offered.id)).not.toContain(id);
});

it("the best coupons suggested for any cart are charged as suggested, and no single coupon saves more", async () => {
  const variants = [11, 21, 31, 51];
  const carts = fc.uniqueArray(
    fc.record({ variant: fc.constantFrom(...variants), quantity: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, selector: ({ variant }) => variant },
  );
  await fc.assert(
    fc.asyncProperty(carts, async (wanted) => {
      await shop.db.delete(cartItems);
      await shop.db.delete(couponUses);
      const plain = await prepare(token, wanted, { coupon_ids: [] });
      const change = async (coupon_ids: number[]) => {
        const sent = { params: { id: plain.id }, token };
        // An empty list, encoded as a form encodes it.
        const body = coupon_ids.length > 0 ? { coupon_ids } : { "coupon_ids[]": "" };
        return (await shop.call("updateCheckout", { ...sent, body })).body.data as Checkout;
      };
      const { coupon_ids, saving } = plain.best_coupons ?? { coupon_ids: [], saving: 0 };
      // The coupons with the largest discounts come first.
      for (const { id } of plain.available_coupons.slice(0, 4)) {
        expect(plain.totals.total - (await change([id])).totals.total).toBeLessThanOrEqual(saving);
      }
      const chosen = await change(coupon_ids);
      expect(chosen.totals.total).toBe(plain.totals.total - saving);
      const placed = await place(token, chosen);
      expect([placed.status, placed.body.data.total]).toEqual([200, plain.totals.total - saving]);
    }),
    { numRuns: 4 },
  );
});

describe("a coupon is valid", () => {
  const at = async (id: number, moment: string, wanted = [SHIRT]) => {
    shop.clock.set("2026-11-21T03:00:00Z");
    const prepared = await prepare(token, wanted, { coupon_ids: [id] });
    shop.clock.set(moment);
    const review = await shop.call("getCheckout", { params: { id: prepared.id }, token });
    const { coupons: shown, totals } = review.body.data;
    const placed = await place(token, { id: prepared.id, totals });
    shop.clock.set("2026-11-21T03:00:00Z");
    return [shown[0].problem, placed.status === 200 && totals.mall_coupon_value > 0];
  };

  it("from its start on", async () => {
    const id = await coupon({ starts_at: new Date("2026-11-21T03:00:05Z") });
    expect(await at(id, "2026-11-21T03:00:04.999Z")).toEqual(["not_started", false]);
    expect(await at(id, "2026-11-21T03:00:05Z")).toEqual([null, true]);
  });

  it("until its end, exclusive", async () => {
    const id = await coupon({ ends_at: new Date("2026-11-21T03:00:05Z"), per_customer: 9 });
    expect(await at(id, "2026-11-21T03:00:04.999Z")).toEqual([null, true]);
    expect(await at(id, "2026-11-21T03:00:05Z")).toEqual(["expired", false]);
  });

  it("from exactly its minimum on, counted before other coupons", async () => {
    const shops = await coupon({ scope: "tenant", tenant_id: 1, value: 100_000 });
    const exact = await coupon({ min_order_value: 350_000 });
    const above = await coupon({ min_order_value: 350_001 });
    const priced = async (coupon_ids: number[]) => {
      await shop.db.delete(cartItems);
      const prepared = await prepare(token, [SHIRT], { coupon_ids });
      return prepared.coupons.map(({ problem }) => problem);
    };
    expect(await priced([shops, exact])).toEqual([null, null]);
    expect(await priced([shops, above])).toEqual([null, "below_minimum"]);
  });

  it("once per customer, and again after the order was cancelled", async () => {
    const id = await coupon({});
    const { orders } = await buy(token, [SHIRT], { coupon_ids: [id] });
    const again = await prepare(token, [SHIRT], { coupon_ids: [id] });
    expect(again.coupons[0]).toMatchObject({
      problem: "already_used",
      message: "Bạn đã dùng mã giảm giá này",
    });
    await shop.call("cancelOrder", { params: { id: orders[0]?.id ?? 0 }, body: { reason: 7 }, token });
    const after = await shop.call("getCheckout", { params: { id: again.id }, token });
    expect(after.body.data.coupons[0]).toMatchObject({ problem: null, discount: 20_000 });
  });

  it("once for a customer who places two orders concurrently", async () => {
    const id = await coupon({});
    const first = await prepare(token, [SHIRT], { coupon_ids: [id] });
    const second = await prepare(token, [CASE], { coupon_ids: [id] });
    const answers = await Promise.all([place(token, first), place(token, second)]);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.map(refusalOf)).toEqual([[["coupon_ids[0]", "Bạn đã dùng mã giảm giá này"]]]);
    expect(await usedOf(id)).toBe(1);
  });

  it("as often as its limit per customer, however many shops a payment has, in the wallet too", async () => {
    const id = await coupon({ per_customer: 2 });
    await keepCoupon(shop.db, demoCustomer.id, id);
    const usable = async () => {
      const { body } = await shop.call("listMyCoupons", { token, query: { state: "usable" } });
      return body.data.items.some((one: { id: number }) => one.id === id);
    };
    await buy(token, [SHIRT, CASE], { coupon_ids: [id] });
    expect(await usable()).toBe(true);
    await buy(token, [SHIRT, CASE], { coupon_ids: [id] });
    expect(await usable()).toBe(false);
    const third = await prepare(token, [SHIRT], { coupon_ids: [id] });
    expect(third.coupons[0]?.problem).toBe("already_used");
  });
});

describe("a used coupon", () => {
  const arrive = async (id: number) => {
    for (const step of [confirmOrder, handOver, deliver]) await step(operatorContextOf(shop), id);
  };
  const giveBack = async (order: number, choice: object = {}) => {
    const body = await returnOf(shop, token, order, choice);
    const opened = await shop.call("createReturn", { token, body });
    const { id } = opened.body.data;
    await returns.approveReturn(operatorContextOf(shop), id, "Hoàn tiền");
    await shop.call("approveReturnAsCustomer", { token, body: { return_request_id: id } });
    await shop.call("confirmReturnReceived", { token, body: { return_id: id } });
    await returns.receiveReturn(operatorContextOf(shop), id);
    await returns.completeReturn(operatorContextOf(shop), id);
  };

  it("is given back when everything bought with it was returned", async () => {
    const id = await coupon({});
    const { orders } = await buy(token, [SHIRT], { coupon_ids: [id] });
    const order = orders[0]?.id ?? 0;
    await arrive(order);
    expect(await usedOf(id)).toBe(1);
    await giveBack(order);
    expect(await usedOf(id)).toBe(0);
    const again = await prepare(token, [SHIRT], { coupon_ids: [id] });
    expect(again.coupons[0]?.problem).toBeNull();
  });

  it("of several orders is given back with the last of them", async () => {
    const id = await coupon({});
    const { orders: both } = await buy(token, [SHIRT, CASE], { coupon_ids: [id] });
    const left: (number | undefined)[] = [];
    for (const order of both) {
      await shop.call("cancelOrder", { params: { id: order.id }, body: { reason: 7 }, token });
      left.push(await usedOf(id));
    }
    expect(left).toEqual([1, 0]);
  });

  it("is recorded with the orders that it discounts, and one that is refused with none", async () => {
    const [ofShirts, ofCases] = [
      await coupon({ scope: "tenant", tenant_id: 1 }),
      await coupon({ scope: "tenant", tenant_id: 3 }),
    ];
    const refused = await coupon({ min_order_value: 9_000_000 });
    const [here, there] = [await coupon({ mall_id: 8 }), await coupon({ mall_id: 6 })];
    const coupon_ids = [ofShirts, ofCases, refused, here, there];
    const bought = await buy(token, [SHIRT, CASE], { coupon_ids });
    const rows = await shop.db
      .select()
      .from(orders)
      .where(
        inArray(
          orders.id,
          bought.orders.map(({ id }) => id),
        ),
      )
      .orderBy(orders.id);
    expect(rows.map((row) => [row.tenant_coupon_id, row.mall_coupon_id])).toEqual([
      [ofShirts, here],
      [ofCases, there],
    ]);
  });

  it("is not given back while a part was kept", async () => {
    const id = await coupon({});
    const { orders } = await buy(token, [{ variant: 11, quantity: 2 }], { coupon_ids: [id] });
    const order = orders[0]?.id ?? 0;
    await arrive(order);
    const { body } = await shop.call("getOrder", { params: { id: order }, token });
    const line = body.data.order_detail_items[0].id;
    await giveBack(order, { return_items: [{ order_detail_item_id: line, quantity: 1 }] });
    expect(await usedOf(id)).toBe(1);
  });
});

/** Inserts a checkout of the phone case for each customer, equal to those that the API would create. */
async function preparedAlike(buyers: readonly SignedInCustomer[], coupon_ids: number[]) {
  const expires_at = new Date(shop.clock.now().getTime() + 3_600_000);
  const rows = await Promise.all(
    buyers.map(async ({ id }) => ({
      customer_id: id,
      source: "now" as const,
      address_id: await giveAddress(id),
      coupon_ids,
      coupons_chosen: true,
      expires_at,
    })),
  );
  const made = await shop.db.insert(checkouts).values(rows).returning();
  const line = { variant_id: CASE.variant, position: 0, quantity: 1, price_seen: 99_000 };
  await shop.db.insert(checkoutItems).values(made.map(({ id }) => ({ ...line, checkout_id: id })));
  const [first] = made;
  const by = buyers.find(({ id }) => id === first?.customer_id)?.token;
  const review = await shop.call("getCheckout", { params: { id: first?.id ?? "" }, token: by });
  const { totals } = review.body.data;
  expect(totals).toMatchObject({ goods_total: 99_000, mall_coupon_value: 20_000 });
  return buyers.flatMap((buyer) => {
    const checkout = made.find(({ customer_id }) => customer_id === buyer.id);
    return checkout ? [{ ...buyer, checkout: { id: checkout.id, totals } }] : [];
  });
}

it("an order locks its coupon only after everything else is written", async () => {
  const id = await coupon({});
  const prepared = await prepare(token, [CASE], { coupon_ids: [id] });
  const [slow, other] = [await connectOnce(shop.databaseUrl), await connectOnce(shop.databaseUrl)];
  await slow.query("begin");
  await slow.query("lock table payments in access exclusive mode");
  const placing = place(token, prepared);
  await untilOneWaits(shop.databaseUrl);
  const locked = await other.query("select id from coupons where id = $1 for no key update nowait", [id]);
  expect(locked.rows).toEqual([{ id }]);
  await slow.query("commit");
  expect((await placing).status).toBe(200);
  await Promise.all([slow.end(), other.end()]);
});

describe("a coupon with ten uses left and forty concurrent buyers", () => {
  it("is used by ten, refused to the others, and free again after one cancels", async () => {
    const id = await coupon({ quantity: 40, used: 30 });
    const buyers = await manyCustomers(shop, 40);
    const ready = await preparedAlike(buyers, [id]);
    // Twice as many at a time as the shop has connections. More would only wait for one.
    const some = concurrencyLimit(16, { waiting: buyers.length });
    const answers = await Promise.all(ready.map((buyer) => some(() => place(buyer.token, buyer.checkout))));
    const refused = answers.filter(({ status }) => status === 422);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([10, 30]);
    const told = new Set(refused.map((answer) => JSON.stringify(refusalOf(answer))));
    expect([...told]).toEqual([JSON.stringify([["coupon_ids[0]", "Mã giảm giá đã hết lượt sử dụng"]])]);
    expect(await usedOf(id)).toBe(40);

    const winner = answers.findIndex(({ status }) => status === 200);
    const loser = answers.findIndex(({ status }) => status === 422);
    const [won, lost] = [ready[winner], ready[loser]];
    if (!won || !lost) throw new Error("There is one of each.");
    const order = answers[winner]?.body.data.orders[0].id;
    await shop.call("cancelOrder", { params: { id: order }, body: { reason: 7 }, token: won.token });
    expect(await usedOf(id)).toBe(39);
    expect((await place(lost.token, lost.checkout)).status).toBe(200);
    expect(await usedOf(id)).toBe(40);
  });
});
