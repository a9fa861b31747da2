import { eq } from "../../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { buying, newKey, signInBuyer } from "../../../../test/buying.ts";
import { useShop } from "../../../../test/shop.ts";
import { checkouts, orders, products, variants } from "../../../database/schema/index.ts";

const shop = await useShop(({ carrier }) => ({ carrier: { ...carrier, maxCash: 1_200_000 } }));
const { buy, press, prepare, reCheckout } = buying(shop);

const token = await signInBuyer(shop);

beforeEach(async () => {
  await shop.db.update(variants).set({ stock: 50 });
  await shop.db.update(products).set({ stock: 100 });
});

const update = (id: string, body: object) =>
  shop.call("updateCheckout", { params: { id }, body, token, lang: "en" });
const COD_TOO_HIGH = "The carrier collects at most 1.200.000\u00a0đ in cash per order";

describe("a carrier that collects at most 1,200,000 in cash", () => {
  it("takes cash for two orders that are dearer together only", async () => {
    const checkout = await prepare(token, [{ variant: 11, quantity: 3 }, { variant: 51 }]);
    expect(checkout.totals.total).toBeGreaterThan(1_200_000);
    expect(checkout).toMatchObject({ can_order: true, payment_methods: [{ id: 0, available: true }, {}] });
  });

  it("is not offered an order that costs more in cash", async () => {
    const { id, ...online } = await prepare(token, [{ variant: 11, quantity: 9 }], { method: 1 });
    const { total } = online.totals;
    const refused = { message: COD_TOO_HIGH, field: "payment_method" };
    const order = (): ReturnType<typeof shop.call> =>
      shop.call("createOrder", {
        ...{ body: { checkout_id: id, total }, headers: { "idempotency-key": newKey() }, token, lang: "en" },
      });
    expect(online).toMatchObject({
      can_order: true,
      payment_methods: [{ available: false }, { available: true }],
    });
    expect((await update(id, { payment_method: 0 })).body.data.errors).toMatchObject([refused]);
    // Cash is also what a checkout starts with.
    await shop.db.update(checkouts).set({ payment_method: 0 }).where(eq(checkouts.id, id));
    const shown = await shop.call("getCheckout", { params: { id }, token, lang: "en" });
    expect(shown.body.data).toMatchObject({
      can_order: false,
      payment_methods: [{ unavailable_reason: COD_TOO_HIGH }, {}],
    });
    expect((await order()).body.data.errors).toMatchObject([refused]);
  });

  it("is not offered it after a failed online payment either", async () => {
    const placed = await buy(token, [{ variant: 11, quantity: 9 }], { method: 1 });
    const id = placed.orders[0]?.id ?? 0;
    await press(placed.payment_url ?? "", "decline");
    const outcome = await shop.call("confirmOrder", { params: { id }, token, lang: "en" });
    expect(outcome.body.data.payment_methods[0]).toMatchObject({ id: 0, unavailable_reason: COD_TOO_HIGH });
    const detail = await shop.call("getOrder", { params: { id }, token, lang: "en" });
    expect(detail.body.data.payment_methods).toEqual(outcome.body.data.payment_methods);
    const { status, body } = await reCheckout(token, id, { method: 0, lang: "en" });
    expect([status, body.message]).toEqual([422, COD_TOO_HIGH]);
    expect((await reCheckout(token, id, { method: 1 })).status).toBe(200);
  });

  it("is not offered it for an order that is paid together with a dearer one", async () => {
    const { orders: placed } = await buy(token, [{ variant: 11, quantity: 9 }, { variant: 51 }], {
      method: 1,
    });
    const cheap = placed.find(({ order_tenant_final }) => order_tenant_final < 1_200_000);
    const detail = await shop.call("getOrder", { params: { id: cheap?.id ?? 0 }, token });
    const { payment_methods, paid_together } = detail.body.data;
    expect(paid_together).toHaveLength(1);
    expect(payment_methods).toMatchObject([
      { id: 0, available: false },
      { id: 1, available: true },
    ]);
  });

  it("is offered nothing to pay with once an order awaits no payment", async () => {
    const { orders: placed } = await buy(token, [{ variant: 11 }]);
    const detail = await shop.call("getOrder", { params: { id: placed[0]?.id ?? 0 }, token });
    expect(detail.body.data.payment_methods).toEqual([]);
  });

  it("does not get it by a change to an address with a higher fee", async () => {
    const { orders: placed } = await buy(token, [{ variant: 11 }]);
    const id = placed[0]?.id ?? 0;
    await shop.db.update(orders).set({ order_tenant_final: 1_199_000 }).where(eq(orders.id, id));
    const inHanoi = { province_id: 1, district_id: 1, ward_id: 1 };
    const quote = await shop.call("quoteOrderAddress", { params: { id }, query: inHanoi, token });
    expect(quote.body.data).toMatchObject({ refusal: "out_of_reach", difference: 0 });
    const body = {
      ...inHanoi,
      contact_name: "Trần Thị Lan",
      contact_phone: "0912345678",
      address: "5 Phúc Xá",
    };
    const changed = await shop.call("changeOrderAddress", { params: { id }, body, token });
    expect(changed.body.message_code).toBe("ADDRESS_OUT_OF_REACH");
  });

  it("does not matter to an order that the customer picks up", async () => {
    const { id, groups } = await prepare(token, [{ variant: 51, quantity: 20 }], { method: 1 });
    const deliveries = groups.map(({ tenant }) => ({ tenant_id: tenant.id, delivery_type: "go_to_mall" }));
    const changed = await update(id, { deliveries, payment_method: 0 });
    expect(changed.body.data).toMatchObject({ payment_method: 0, can_order: true });
  });
});
