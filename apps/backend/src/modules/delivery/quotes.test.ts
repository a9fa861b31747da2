import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { buying } from "../../../test/buying.ts";
import { ghnOf, startGhn, type GhnTrouble } from "../../../test/ghn-server.ts";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { inTanDinh } from "../../../test/small-shop/places.ts";
import { readQuotes, refreshQuotes } from "./quotes.ts";
import { runForClient } from "../../client-context.ts";
import { deliveryQuotes, providerEvents } from "../../database/schema/index.ts";

const SHOP = 885;
const ghn = await startGhn(SHOP, [
  { province: 202, district: "Quận 1", wards: ["Phường Tân Định", "Phường Bến Nghé"] },
  { province: 201, district: "Quận Ba Đình", wards: ["Phường Phúc Xá"] },
]);
const settings = { shopId: SHOP, webhookToken: "w".repeat(40) };
const shop = await useShop(({ clock }) => ({ carrier: ghnOf(ghn, settings, clock) }));
beforeEach(async () => {
  ghn.calls.length = 0;
  Object.assign(ghn, { trouble: null, fee: 36_300 });
  await shop.db.delete(deliveryQuotes);
});
afterEach(() => {
  ghn.trouble = null;
});
afterAll(() => ghn.stop());

const HOUR_MS = 3_600_000;
/** The fee by the shop's own table. */
const OF_TABLE = 18_000;
const asked = () => ghn.calls.filter(({ path }) => path === "/v2/shipping-order/fee").length;
async function feeOf(to: object = inTanDinh, quantity = 1) {
  const { body } = await shop.call("listShippingMethods", {
    query: { tenant_id: 1, product_id: 1, quantity, ...to },
  });
  return body.data.find(({ delivery_type }: { delivery_type: string }) => delivery_type === "normal");
}

describe("the delivery fee", () => {
  it("is the carrier's, cached for an hour by route and weight", async () => {
    expect((await feeOf()).fee).toBe(36_300);
    const first = asked();
    await feeOf();
    expect(asked()).toBe(first);
    await feeOf(inTanDinh, 9);
    expect(asked()).toBeGreaterThan(first);
    const second = asked();
    shop.clock.pass(HOUR_MS + 1);
    await feeOf();
    expect(asked()).toBeGreaterThan(second);
    // Anybody can ask for many routes, and events are kept for months.
    expect(await shop.db.$count(providerEvents)).toBe(0);
  });

  it("is the shop's own while only the province is known", async () => {
    expect((await feeOf({ province_id: 79 })).fee).toBe(OF_TABLE);
    expect(asked()).toBe(0);
  });

  it("is none for a service that the carrier does not have, even while it cannot be asked", async () => {
    ghn.trouble = { path: "/v2/shipping-order/fee", kind: "500" };
    const query = { tenant_id: 1, product_id: 1, ...inTanDinh };
    const { body } = await shop.call("listShippingMethods", { query });
    const express = (body.data as { delivery_type: string }[]).find((way) => way.delivery_type === "express");
    expect(express).toMatchObject({ available: false });
  });

  it.each<GhnTrouble>(["html", "500", "time-out", "half an answer", "refusal"])(
    "is the last known one if GHN's response is %s, and the shop's own if there is none",
    async (kind) => {
      ghn.trouble = { path: "/v2/shipping-order/fee", kind };
      expect((await feeOf()).fee).toBe(OF_TABLE);
      ghn.trouble = null;
      shop.clock.pass(61_000);
      expect((await feeOf()).fee).toBe(36_300);
      ghn.trouble = { path: "/v2/shipping-order/fee", kind };
      shop.clock.pass(2 * HOUR_MS);
      expect((await feeOf()).fee).toBe(36_300);
      shop.clock.pass(25 * HOUR_MS);
      expect((await feeOf()).fee).toBe(OF_TABLE);
      const events = await shop.db.select().from(providerEvents);
      expect(events).toContainEqual(
        expect.objectContaining({ call: "quote", outcome: kind === "refusal" ? "refused" : "unavailable" }),
      );
    },
  );

  it("is requested at most once a minute from a failing carrier", async () => {
    ghn.trouble = { path: "/v2/shipping-order/fee", kind: "500" };
    await feeOf();
    const first = asked();
    for (let times = 0; times < 5; times += 1) await feeOf();
    expect(asked()).toBe(first);
  });

  it("is the shop's own for routes beyond one client's queue limit", async () => {
    const ways = Array.from({ length: 20 }, (_, index) => ({
      from_ward_id: inTanDinh.ward_id,
      to_ward_id: inTanDinh.ward_id,
      weight_gram: 500 * (index + 1),
    }));
    const { db, clock } = shop;
    const services = { db, clock, carrier: ghnOf(ghn, settings, clock) };
    await runForClient({ client: "203.0.113.9" }, () => refreshQuotes(services, ways));
    const known = await readQuotes(db, ghnOf(ghn, settings, clock), ways, clock.now());
    expect(known.filter((quotes) => quotes !== null).length).toBeLessThanOrEqual(10);
    expect(known.some((quotes) => quotes !== null)).toBe(true);
    expect(await db.select().from(providerEvents)).toContainEqual(expect.objectContaining({ code: "busy" }));
  });

  it("is the same in the checkout and its order, which is refused once the carrier's has changed", async () => {
    const token = await shop.signIn();
    await buying(shop).giveAddress(demoCustomer.id);
    const page = await buying(shop).prepare(token, [{ variant: 11 }]);
    expect(page.totals.delivery_fee).toBe(36_300);
    const before = asked();
    const placed = await buying(shop).place(token, page);
    expect(placed.status).toBe(200);
    expect(placed.body.data.total).toBe(page.totals.total);
    expect(asked()).toBe(before);

    const old = await buying(shop).prepare(token, [{ variant: 11 }]);
    shop.clock.pass(HOUR_MS + 1);
    ghn.fee = 41_000;
    expect((await buying(shop).place(token, old)).body.message_code).toBe("TOTAL_CHANGED");
  });

  it("for a changed ward is the carrier's fee to that ward, which the customer must agree to", async () => {
    const token = await shop.signIn();
    const { id = 0 } = (await buying(shop).buy(token, [{ variant: 11, quantity: 2 }])).orders[0] ?? {};
    const weights = () =>
      ghn.calls.filter(({ path }) => path.endsWith("/fee")).map(({ body }) => body.weight);
    const [placedWith] = weights();
    ghn.calls.length = 0;
    const inBenNghe = { ...inTanDinh, ward_id: 26740 };
    const sent = { params: { id }, query: inBenNghe, token };
    ghn.trouble = { path: "/v2/shipping-order/fee", kind: "500" };
    expect((await shop.call("quoteOrderAddress", sent)).body.data).toMatchObject({ difference: 0 });
    ghn.trouble = null;
    shop.clock.pass(HOUR_MS);
    ghn.fee = 41_000;
    const { body } = await shop.call("quoteOrderAddress", sent);
    expect(body.data).toMatchObject({ delivery_fee_before: 36_300, delivery_fee: 41_000, difference: 4_700 });
    // Two of them weigh as much as when they were ordered.
    expect(new Set(weights())).toEqual(new Set([placedWith]));
    const change = (agreed_delivery_fee: number) =>
      shop.call("changeOrderAddress", {
        params: { id },
        body: {
          contact_name: "Trần Thị Lan",
          contact_phone: "0912345678",
          address: "5 Lê Lợi",
          ...inBenNghe,
          agreed_delivery_fee,
        },
        token,
      });
    expect((await change(36_300)).body.message_code).toBe("DELIVERY_FEE_CHANGED");
    expect((await change(41_000)).status).toBe(200);
  });
});
