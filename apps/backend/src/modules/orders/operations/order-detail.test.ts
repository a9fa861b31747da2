import { PaymentMethod } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { complained, delivered, operatorContextOf, placed } from "../../../../test/aftersales.ts";
import { anInvoice, buying } from "../../../../test/buying.ts";
import { useShop } from "../../../../test/shop.ts";
import { demoCustomer } from "../../../../test/small-shop/index.ts";
import { inTanDinh } from "../../../../test/small-shop/places.ts";
import { addresses, orderHistories, orders, vatInvoices } from "../../../database/schema/index.ts";
import { confirmOrder } from "../../../operator/actions/orders.ts";

const shop = await useShop();
const address = {
  contact_name: "Trần Thị Lan",
  contact_phone: "0912345678",
  ...inTanDinh,
  address: "5 Hai Bà Trưng",
};

const token = await shop.signIn();

describe("an order's page", () => {
  it("has products, totals, addresses and history, and null for requests that were not made", async () => {
    const id = await delivered(shop);
    const { status, body } = await shop.call("getOrder", { params: { id }, token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id,
      order_status: "DELIVERED",
      payment_status: 1,
      payment_method_payoo: null,
      return_request: null,
      complaint_requests: [],
      refund_request: null,
      cancel_request: null,
      vat_invoice: null,
      now: shop.clock.now().toISOString(),
    });
    expect(body.data.order_histories).toMatchObject([
      { status_update: "DELIVERED", payment_status: 1 },
      { status_update: "TO_RECEIVE", payment_status: 0 },
      { status_update: "CONFIRMED", payment_status: 0 },
      { status_update: "CREATED", payment_status: 0 },
    ]);
    expect(body.data.delivery_requests[0].tracking_code).toMatch(/^SIM/);
    const online = await placed(shop, { payment_method: PaymentMethod.online });
    expect(
      (await shop.call("getOrder", { params: { id: online }, token })).body.data.payment_method_payoo,
    ).toBe(1);
  });

  it("tells how it was cancelled", async () => {
    const id = await placed(shop);
    await shop.call("cancelOrder", { params: { id }, token, body: { reason: 6, note: "Quên mã" } });
    const { body } = await shop.call("getOrder", { params: { id }, token });
    expect(body.data.cancel_request).toMatchObject({ kind: 1, reason: 6, note: "Quên mã", creator_type: 1 });
  });
});

describe("confirming receipt", () => {
  it("completes a delivered order once, with one history entry", async () => {
    const id = await delivered(shop);
    const both = await Promise.all([1, 2].map(() => shop.call("confirmReceived", { params: { id }, token })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await shop.db.$count(orderHistories, eq(orderHistories.order_id, id))).toBe(5);
  });

  it("is refused while a complaint is open and before the order arrives", async () => {
    const id = await delivered(shop);
    await complained(shop, token, id);
    const open = await shop.call("confirmReceived", { params: { id }, token });
    expect([open.status, open.body.message_code]).toEqual([422, "REQUEST_STILL_OPEN"]);
    const early = await shop.call("confirmReceived", { params: { id: await placed(shop) }, token });
    expect([early.status, early.body.message_code]).toEqual([422, "TRANSITION_NOT_ALLOWED"]);
  });
});

describe("changing the delivery address", () => {
  const change = (id: number, changes: object = {}) =>
    shop.call("changeOrderAddress", { params: { id }, token, body: { ...address, ...changes } });

  it("is accepted until the shop confirms", async () => {
    const id = await placed(shop);
    const { body } = await change(id);
    expect(body.data.delivery_requests[0]).toMatchObject({
      delivery_contact_name: { customer_name: "Trần Thị Lan" },
      to_address: {
        full_address: "5 Hai Bà Trưng, Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh",
        since_2025: "Phường Tân Định, Thành phố Hồ Chí Minh",
      },
    });
    await confirmOrder(operatorContextOf(shop), id);
    expect((await change(id)).body.message_code).toBe("ADDRESS_NOT_CHANGEABLE");
  });

  it("is rejected for invalid fields", async () => {
    const id = await placed(shop);
    expect((await change(id, { contact_name: "Lan" })).status).toBe(422);
    expect((await change(id, { district_id: 771 })).body.data.errors[0].field).toBe("ward_id");
  });

  it("accepts a phone number that breaks the current rule if a saved address of the customer has it", async () => {
    const id = await placed(shop);
    const older = { contact_phone: "028382912" };
    expect((await change(id, older)).body.data.errors[0]).toMatchObject({ message_code: "PHONE_LENGTH" });
    const saved = await buying(shop).giveAddress(demoCustomer.id);
    await shop.db.update(addresses).set(older).where(eq(addresses.id, saved));
    expect((await change(id, older)).body.data.delivery_requests[0].delivery_contact_phone).toMatchObject({
      customer_phone_number: older.contact_phone,
    });
    await shop.db.delete(addresses).where(eq(addresses.id, saved));
  });

  it("is refused for an order to be picked up at the mall", async () => {
    const id = await placed(shop);
    await shop.db.update(orders).set({ delivery_type: "go_to_mall" }).where(eq(orders.id, id));
    expect((await change(id)).status).toBe(422);
  });
});

describe("a VAT invoice", () => {
  it("is requested once, with a valid tax code, and not for a cancelled order", async () => {
    const id = await placed(shop);
    const ask = (order: number, changes: object = {}) =>
      shop.call("createVat", { params: { id: order }, token, body: { ...anInvoice, ...changes } });
    expect((await ask(id, { tax_code: "0312345678-1" })).status).toBe(422);
    expect((await ask(id)).body.data.vat_invoice).toEqual(anInvoice);
    expect((await ask(id)).body).toMatchObject({ code: 409, message_code: "VAT_ALREADY_ASKED" });
    const cancelled = await placed(shop);
    await shop.call("cancelOrder", { params: { id: cancelled }, token, body: { reason: 1 } });
    expect((await ask(cancelled)).body.message_code).toBe("VAT_NOT_POSSIBLE");
    expect(await shop.db.$count(vatInvoices, eq(vatInvoices.order_id, cancelled))).toBe(0);
  });
});

it("lists stations by place, the ward's first, and banks with the requested fields", async () => {
  const { body } = await shop.call("listStations", { query: { province_id: 79, ward_id: 26734 } });
  expect(body.data).toMatchObject([{ id: 1, phone_number: "0281234568" }]);
  const english = await shop.call("listStations", { query: { province_id: 79 }, lang: "en" });
  expect(english.body.data[0].name).toBe("Tân Định post office");
  expect((await shop.call("listStations", { query: { province_id: 1 } })).body.data).toEqual([]);
  const banks = await shop.call("listBanks", { query: { fields: ["code"] }, token });
  expect(banks.body.data[0]).toEqual({ name: "", name_vn: "", code: "VCB", bank_bin: "970436" });
  expect((await shop.call("listBanks", { token })).body.data[1].name).toBe("Techcombank");
});
