import type { Checkout } from "@sen/api";
import { eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { buying, newKey, signInBuyer } from "../../../../test/buying.ts";
import { otherCustomer } from "../../../../test/small-shop/index.ts";
import { useShop } from "../../../../test/shop.ts";
import { coupons, products } from "../../../database/schema/index.ts";

const shop = await useShop();
const { fill, giveAddress, prepare } = buying(shop);

const token = await signInBuyer(shop);

const update = (id: string, body: object, lang?: "en") =>
  shop.call("updateCheckout", { params: { id }, body, token, lang });

describe("a checkout", () => {
  it("starts with the customer's address, standard delivery and cash on delivery, at current totals", async () => {
    const { groups, ...prepared } = await prepare(token, [{ variant: 11, quantity: 3 }, { variant: 51 }]);
    expect(prepared).toMatchObject({
      address: { contact_name: "Nguyễn Thị Sen", ward_id: 26734 },
      payment_method: 0,
      can_order: true,
      max_lines: 20,
      totals: { goods_total: 1_149_000, delivery_fee: 18_000 + 5_000 + 32_000, total: 1_204_000 },
    });
    expect(groups.map(({ delivery_type }) => delivery_type)).toEqual(["normal", "normal"]);
    const reasons = groups[1]?.shipping_methods.map((way) => [way.delivery_type, way.unavailable_reason]);
    expect(reasons).toEqual([
      ["normal", null],
      ["express", null],
      ["shop", "Chỉ giao trong tỉnh, thành phố của trung tâm thương mại"],
      ["go_to_mall", null],
    ]);
  });

  it("updates what is sent and keeps the rest; an empty list removes the coupons", async () => {
    const { id } = await prepare(token, [{ variant: 51, quantity: 4 }, { variant: 11 }], { coupon_ids: [1] });
    const deliveries = [{ tenant_id: 3, delivery_type: "express" }];
    const notes = [{ tenant_id: 3, note: "  Giao giờ hành chính " }];
    const changed = await update(id, { deliveries, notes, payment_method: 1 });
    expect(changed.body.data.payment_method).toBe(1);
    const notesOf = (data: Checkout) => data.groups.map(({ tenant, note }) => [tenant.id, note]);
    expect(notesOf(changed.body.data)).toEqual([
      [3, "Giao giờ hành chính"],
      [1, ""],
    ]);
    expect(changed.body.data.groups[0]).toMatchObject({ delivery_type: "express", delivery_fee: 60_000 });
    expect(changed.body.data.totals.mall_coupon_value).toBe(50_000);
    const cleared = await shop.app.inject({
      method: "PUT",
      url: `/api/v1/checkout/${id}`,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/x-www-form-urlencoded" },
      payload: "coupon_ids[]=",
    });
    expect(cleared.json().data).toMatchObject({ coupons: [], payment_method: 1 });
    expect(notesOf(cleared.json().data)).toEqual(notesOf(changed.body.data));
    expect(cleared.json().data.groups[0].delivery_type).toBe("express");
  });

  it("rejects invalid choices at their fields in the requested language, and other customers' data", async () => {
    const { id } = await prepare(token, [{ variant: 51 }]);
    const fieldsOf = async (body: object) => {
      const answer = await update(id, body, "en");
      expect(answer.status).toBe(422);
      return answer.body.data.errors.map((one: { field: string; message: string }) => [
        one.field,
        one.message,
      ]);
    };
    expect(await fieldsOf({ deliveries: [{ tenant_id: 3, delivery_type: "shop" }] })).toEqual([
      ["deliveries[0].delivery_type", "Only within the mall's own province"],
    ]);
    expect(await fieldsOf({ deliveries: [{ tenant_id: 1, delivery_type: "normal" }] })).toEqual([
      ["deliveries[0].tenant_id", "This is not one of the choices"],
    ]);
    expect(await fieldsOf({ address_id: 4711 })).toEqual([
      ["address_id", "Please choose a delivery address"],
    ]);
    expect(await fieldsOf({ coupon_ids: [1, 4711] })).toEqual([
      ["coupon_ids[1]", "This coupon does not apply to these products"],
    ]);
    expect(await fieldsOf({ notes: [{ tenant_id: 1, note: "x" }] })).toEqual([
      ["notes[0].tenant_id", "This is not one of the choices"],
    ]);
    const strangers = await giveAddress(otherCustomer.id);
    expect((await update(id, { address_id: strangers })).status).toBe(403);
    expect((await update(crypto.randomUUID(), { payment_method: 1 })).status).toBe(404);
  });

  it("applies the best coupons until the customer chooses their own", async () => {
    const item_ids = await fill(token, [{ variant: 51, quantity: 4 }, { variant: 11 }]);
    const opened = await shop.call("checkout", { body: { item_ids }, token });
    const used = (data: Checkout) => data.coupons.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(opened.body.data.best_coupons).toBeNull();
    expect(used(opened.body.data).length).toBeGreaterThan(0);
    const { id } = opened.body.data;
    const express = await update(id, { deliveries: [{ tenant_id: 3, delivery_type: "express" }] });
    expect(express.body.data.best_coupons).toBeNull();
    // One of them expires: a coupon that the customer did not choose must not block the order.
    const [first] = used(express.body.data);
    await shop.db
      .update(coupons)
      .set({ active: false })
      .where(eq(coupons.id, first ?? 0));
    const again = await shop.call("getCheckout", { params: { id }, token });
    expect(used(again.body.data)).not.toContain(first);
    expect(again.body.data.can_order).toBe(true);
    await shop.db
      .update(coupons)
      .set({ active: true })
      .where(eq(coupons.id, first ?? 0));
    expect(used((await update(id, { coupon_ids: [2] })).body.data)).toEqual([2]);
    const noted = await update(id, { notes: [{ tenant_id: 3, note: "Gọi trước" }] });
    expect(used(noted.body.data)).toEqual([2]);
    const body = { product_id: 1, variant_id: 11, quantity: 1 };
    const now = await shop.call("createOrderNow", {
      body,
      headers: { "idempotency-key": newKey() },
      token,
    });
    expect(used(now.body.data).length).toBeGreaterThan(0);
    expect(now.body.data.best_coupons).toBeNull();
  });

  it("offers no shipping method that one of its products does not support", async () => {
    await shop.db
      .update(products)
      .set({ delivery_types: ["express"] })
      .where(eq(products.id, 2));
    const { groups } = await prepare(token, [{ variant: 11 }, { variant: 21 }]);
    expect(groups[0]).toMatchObject({ delivery_type: "express", delivery_fee: 35_000 });
    await shop.db
      .update(products)
      .set({ delivery_types: ["normal", "express"] })
      .where(eq(products.id, 2));
  });

  it("of one product bought now leaves the cart alone and refuses more than the stock", async () => {
    const now = (quantity: number, variant_id = 51) =>
      shop.call("createOrderNow", {
        body: { product_id: 5, variant_id, quantity },
        headers: { "idempotency-key": newKey() },
        token,
      });
    expect((await now(2)).body.data.groups[0].lines[0]).toMatchObject({ cart_item_id: null, quantity: 2 });
    const above = await now(501);
    expect([above.status, above.body.data.errors[0]]).toEqual([
      422,
      { field: "quantity", message_code: "NOT_ENOUGH_STOCK", message: "Chỉ còn 500 sản phẩm" },
    ]);
    expect((await now(1, 11)).status).toBe(404);
    expect((await shop.call("listCart", { token })).body.data.line_count).toBe(0);
  });
});

describe("shipping methods", () => {
  const place = { province_id: 79, district_id: 760, ward_id: 26734 };

  it("have fee and estimate, sorted by fee with unavailable ones last", async () => {
    const query = { tenant_id: 1, ...place, product_id: 1, quantity: 3 };
    const { body } = await shop.call("listShippingMethods", { query, token, lang: "en" });
    const shown = body.data.map((way: { delivery_type: string; fee: number; available: boolean }) => [
      way.delivery_type,
      way.fee,
      way.available,
    ]);
    expect(shown).toEqual([
      ["normal", 23_000, true],
      ["express", 40_000, true],
      ["go_to_mall", 0, false],
      ["shop", 20_000, false],
    ]);
    expect(body.data[0]).toMatchObject({ estimated_from: "2026-11-23T03:00:00.000Z", name: "Standard" });
  });

  it("are quoted to a guest from the province alone", async () => {
    const query = { tenant_id: 1, province_id: place.province_id, product_id: 1, quantity: 3 };
    const { status, body } = await shop.call("listShippingMethods", { query, lang: "en" });
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ delivery_type: "normal", fee: 23_000 });
    const nowhere = await shop.call("listShippingMethods", { query: { ...query, province_id: 98 } });
    expect([nowhere.status, nowhere.body.data.errors[0].field]).toEqual([422, "province_id"]);
  });

  it("are rejected for an invalid ward (422) and an unknown shop (404)", async () => {
    const wrong = { tenant_id: 1, ...place, ward_id: 27163 };
    const answer = await shop.call("listShippingMethods", { query: wrong, token });
    expect([answer.status, answer.body.data.errors[0].field]).toEqual([422, "ward_id"]);
    const gone = await shop.call("listShippingMethods", { query: { tenant_id: 99, ...place }, token });
    expect(gone.status).toBe(404);
  });
});
