import { beforeAll, describe, expect, it } from "vitest";
import { buying, newKey } from "../../../../test/buying.ts";
import { demoCustomer } from "../../../../test/small-shop/index.ts";
import { useShop } from "../../../../test/shop.ts";

const shop = useShop(({ carrier }) => ({ carrier: { ...carrier, maxCash: 1_000_000 } }));
const { giveAddress, prepare } = buying(shop);
let token = "";

beforeAll(async () => {
  token = await shop.signIn();
  await giveAddress(demoCustomer.id);
});

const update = (id: string, body: object) =>
  shop.call("updateCheckout", { params: { id }, body, token, lang: "en" });
const COD_TOO_HIGH = "The carrier collects at most 1.000.000\u00a0đ in cash per order";

describe("a carrier that collects at most a million in cash", () => {
  it("takes cash for two orders that are dearer together only", async () => {
    const checkout = await prepare(token, [{ variant: 11, quantity: 3 }, { variant: 51 }]);
    expect(checkout.totals.total).toBeGreaterThan(1_000_000);
    expect(checkout).toMatchObject({ can_order: true, payment_methods: [{ id: 0, available: true }, {}] });
  });

  it("is not offered an order that costs more in cash", async () => {
    const { id, ...checkout } = await prepare(token, [{ variant: 11, quantity: 9 }]);
    const { total } = checkout.totals;
    expect(checkout).toMatchObject({ payment_method: 0, can_order: false });
    const refused = { message: COD_TOO_HIGH, field: "payment_method" };
    const order = (): ReturnType<typeof shop.call> =>
      shop.call("createOrder", {
        ...{ body: { checkout_id: id, total }, headers: { "idempotency-key": newKey() }, token, lang: "en" },
      });
    expect((await order()).body.data.errors).toMatchObject([refused]);
    const online = await update(id, { payment_method: 1 });
    expect(online.body.data).toMatchObject({
      can_order: true,
      payment_methods: [{ id: 0, available: false, unavailable_reason: COD_TOO_HIGH }, { available: true }],
    });
    expect((await update(id, { payment_method: 0 })).body.data.errors).toMatchObject([refused]);
    expect((await order()).status).toBe(200);
  });

  it("does not matter to an order that the customer picks up", async () => {
    const { id, groups } = await prepare(token, [{ variant: 11, quantity: 9 }]);
    const deliveries = groups.map(({ tenant }) => ({ tenant_id: tenant.id, delivery_type: "go_to_mall" }));
    expect((await update(id, { deliveries })).body.data.can_order).toBe(true);
  });
});
