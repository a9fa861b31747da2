import type { CreateReturnBody } from "@sen/api";
import { PaymentMethod, PaymentStatus, ReturnDeliveryMethod } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { account, delivered, operatorContextOf, placed, returnOf } from "../../../../test/aftersales.ts";
import { keepMessages } from "../../../../test/sent-messages.ts";
import { useShop } from "../../../../test/shop.ts";
import { demoCustomer } from "../../../../test/small-shop/index.ts";
import { orders, returnRequests } from "../../../database/schema/index.ts";
import { failDelivery, confirmOrder, deliver, handOver } from "../../../operator/actions/orders.ts";
import * as refundActions from "../../../operator/actions/refunds.ts";
import * as actions from "../../../operator/actions/returns.ts";
import { openRefunds } from "../../../operator/commands/open-requests.ts";

const messages = keepMessages();
const shop = await useShop(messages.adapters);

const token = await shop.signIn();

async function opened(): Promise<number> {
  const body = await returnOf(shop, token, await delivered(shop));
  return (await shop.call("createReturn", { token, body })).body.data.id as number;
}

const approve = (id: number) =>
  shop.call("approveReturnAsCustomer", { token, body: { return_request_id: id } });
const handedOver = (id: number) => shop.call("confirmReturnReceived", { token, body: { return_id: id } });

/** A completed return with its refund. */
async function refunding(set: { amount_refund?: number } = {}): Promise<{ id: number; refund: number }> {
  const id = await opened();
  if (set.amount_refund !== undefined) {
    await shop.db.update(returnRequests).set(set).where(eq(returnRequests.id, id));
  }
  await actions.approveReturn(operatorContextOf(shop), id, "Hoàn tiền");
  await approve(id);
  await handedOver(id);
  await actions.receiveReturn(operatorContextOf(shop), id);
  await actions.completeReturn(operatorContextOf(shop), id);
  const { body } = await shop.call("getReturn", { params: { id }, token });
  return { id, refund: body.data.refund?.id as number };
}

/** An order that no test returns, and a valid request to return it. */
const kept = await delivered(shop);
const valid = await returnOf(shop, token, kept);

describe("creating a return", () => {
  it("stores and returns every field of the body, and responds 409 when repeated", async () => {
    const order = await delivered(shop);
    const body = await returnOf(shop, token, order);
    const { status, body: answer } = await shop.call("createReturn", { token, body, lang: "en" });
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({
      status: 0,
      creator_type: 1,
      reason_text: "Faulty item",
      delivery_method: 1,
      customer_info: body.customer_info,
      tenant_info: body.tenant_info,
      ward_code: "26734",
      infor_banking_customer: account,
      amount_refund: answer.data.order_tenant_final,
      refund: null,
      pick_station: null,
      return_request_histories: [{ status_update: 0, note: null }],
    });
    expect(answer.data.code).toMatch(/^TH-261121-\d{4,}$/);
    expect(answer.data.cs_attachments).toHaveLength(2);
    expect((await shop.call("createReturn", { token, body })).status).toBe(409);
  });

  it("returns the full address of the goods, also if it is not the delivery address", async () => {
    const elsewhere = { ward_id: 26740, address: "5 Hai Bà Trưng" };
    const body = await returnOf(shop, token, await delivered(shop), elsewhere);
    const { body: answer } = await shop.call("createReturn", { token, body });
    expect(answer.data.customer_info).toEqual({
      ...body.customer_info,
      full_address: "5 Hai Bà Trưng, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh",
    });
  });

  it("accepts a station and returns its details", async () => {
    const body = await returnOf(shop, token, await delivered(shop), {
      delivery_method: ReturnDeliveryMethod.station,
      pick_station_id: 1,
    });
    const { body: answer } = await shop.call("createReturn", { token, body });
    expect(answer.data.pick_station).toMatchObject({
      id: 1,
      name: "Bưu cục Tân Định",
      opening_hours: "07:30–19:00",
    });
  });

  it.each<[string, (body: CreateReturnBody) => object, string]>([
    ["another amount", (body) => ({ amount_refund: body.amount_refund + 1 }), "amount_refund"],
    ["another vendor", () => ({ payment_vendor_id: 1 }), "payment_vendor_id"],
    ["another ward code", () => ({ ward_code: "26740" }), "ward_code"],
    ["another shop", (body) => ({ tenant_info: { ...body.tenant_info, name: "Khác" } }), "tenant_info.name"],
    ["no account for cash", () => ({ infor_banking_customer: undefined }), "infor_banking_customer"],
    [
      "an unknown bank",
      () => ({ infor_banking_customer: { ...account, bank_bin: "999999" } }),
      "infor_banking_customer.bank_bin",
    ],
    [
      "an account with letters",
      () => ({ infor_banking_customer: { ...account, account_number: "00710012AB" } }),
      "infor_banking_customer.account_number",
    ],
    [
      "a one-word name",
      (body) => ({ customer_info: { ...body.customer_info, name: "Sen" } }),
      "customer_info.name",
    ],
    [
      "an unknown ward",
      (body) => ({ customer_info: { ...body.customer_info, ward_id: 1 } }),
      "customer_info.ward_id",
    ],
    [
      "an unknown station",
      (body) => ({ delivery_method: 2, customer_info: { ...body.customer_info, pick_station_id: 77 } }),
      "customer_info.pick_station_id",
    ],
    ["a picture that is not there", () => ({ cs_attach_image: [crypto.randomUUID()] }), "cs_attach_image[0]"],
    ["no picture", () => ({ cs_attach_image: [] }), "cs_attach_image"],
  ])("rejects %s at its field and writes nothing", async (_, change, field) => {
    const { status, body: answer } = await shop.call("createReturn", {
      token,
      body: { ...valid, ...change(valid) },
    });
    expect(status).toBe(422);
    expect(answer.data.errors.map((one: { field: string }) => one.field)).toContain(field);
    expect(await shop.db.$count(returnRequests, eq(returnRequests.order_id, kept))).toBe(0);
  });

  it("refunds an online payment the way it was paid, and rejects a bank account", async () => {
    const order = await placed(shop, { payment_method: PaymentMethod.online });
    const set = { payment_status: PaymentStatus.complete, order_status: "CREATED" as const };
    await shop.db.update(orders).set(set).where(eq(orders.id, order));
    const context = operatorContextOf(shop);
    for (const step of [confirmOrder, handOver, deliver]) await step(context, order);
    const body = await returnOf(shop, token, order);
    expect(body.payment_vendor_id).toBe(1);
    const refused = await shop.call("createReturn", {
      token,
      body: { ...body, infor_banking_customer: account },
    });
    expect(refused.status).toBe(422);
    expect((await shop.call("createReturn", { token, body })).status).toBe(200);
  });

  it("is possible until the deadline, when the order shows that it expired", async () => {
    const order = await delivered(shop);
    const body = await returnOf(shop, token, order);
    const { return_deadline } = (await shop.call("getOrder", { params: { id: order }, token })).body.data;
    const start = shop.clock.now();
    shop.clock.set(new Date(return_deadline));
    const { body: late } = await shop.call("getOrder", { params: { id: order }, token });
    expect(late.data).toMatchObject({ return_expired: true });
    const { status, body: answer } = await shop.call("createReturn", { token, body });
    expect([status, answer.message_code]).toEqual([422, "RETURN_NOT_POSSIBLE"]);
    shop.clock.pass(-1);
    expect((await shop.call("createReturn", { token, body })).status).toBe(200);
    shop.clock.set(start);
  });
});

describe("the steps of a return", () => {
  it("lead from the shop's approval to the refund, each in the history", async () => {
    const { id, refund } = await refunding();
    const { body } = await shop.call("getReturn", { params: { id }, token });
    const steps = body.data.return_request_histories.map(
      (one: { status_update: number }) => one.status_update,
    );
    expect(steps).toEqual([3, 8, 7, 6, 1, 0]);
    expect(body.data.feedback).toEqual({ reason_reject: null, solution: "Hoàn tiền" });
    const { body: money } = await shop.call("getRefund", { params: { id: refund }, token });
    expect(money.data).toMatchObject({
      status: 0,
      source_type: 0,
      source_id: id,
      amount_refund: body.data.amount_refund,
      infor_banking_customer: account,
    });
    expect(money.data.cs_attachments).toHaveLength(2);
  });

  it("can end with the shop's rejection, which says why", async () => {
    const id = await opened();
    await actions.rejectReturn(operatorContextOf(shop), id, "Không nhận được hàng trả");
    const { body } = await shop.call("getReturn", { params: { id }, token });
    expect(body.data).toMatchObject({ status: 4, feedback: { reason_reject: "Không nhận được hàng trả" } });
  });

  it("open no refund of goods that cost nothing", async () => {
    const { id } = await refunding({ amount_refund: 0 });
    const { body } = await shop.call("getReturn", { params: { id }, token });
    expect(body.data).toMatchObject({ status: 3, refund: null });
  });

  it("start with a failed delivery, and the order says why", async () => {
    const order = await placed(shop);
    await confirmOrder(operatorContextOf(shop), order);
    await handOver(operatorContextOf(shop), order);
    const id = await failDelivery(operatorContextOf(shop), order, "Người nhận không nghe máy");
    const { body } = await shop.call("getOrder", { params: { id: order }, token });
    expect(body.data.return_status).toBe(9);
    expect(body.data.purchase_delivery_request.histories[0]).toMatchObject({
      status: 9,
      note: { reason_delivery_fail: "Người nhận không nghe máy" },
    });
    expect(body.data.return_request).toMatchObject({
      id,
      creator_type: 3,
      reason: null,
      delivery_method: null,
    });
    expect((await handedOver(id)).status).toBe(422);
    await actions.retryReturn(operatorContextOf(shop), id);
    await deliver(operatorContextOf(shop), order);
    const after = await shop.call("getOrder", { params: { id: order }, token });
    expect(after.body.data).toMatchObject({ order_status: "DELIVERED", return_status: 2, payment_status: 1 });
  });
});

describe("a refund", () => {
  const other = {
    ...account,
    bank_bin: "970407",
    bank_name: "Techcombank",
    account_number: "19031234567890",
  };
  const change = (id: number, body: object) => shop.call("changeRefundBank", { params: { id }, token, body });

  it("can get another bank account while it is new or has failed, not in between", async () => {
    const { refund } = await refunding();
    expect((await change(refund, other)).body.data.infor_banking_customer).toEqual(other);
    await refundActions.sendRefund(operatorContextOf(shop), refund);
    const { status, body } = await change(refund, account);
    expect([status, body.message_code]).toEqual([422, "BANK_NOT_CHANGEABLE"]);
    await refundActions.refundFailed(operatorContextOf(shop), refund);
    expect((await change(refund, account)).status).toBe(200);
  });

  it("tells the customer of another account outside the shop, because a stolen session could redirect it", async () => {
    const { refund } = await refunding();
    await messages.forget(shop);
    expect((await change(refund, account)).status).toBe(200);
    expect(await messages.sent(shop)).toEqual([]);
    await change(refund, other);
    expect(await messages.sent(shop)).toMatchObject([
      { channel: "sms", to: demoCustomer.phone, text: expect.stringMatching(/HT-\d+.* 7890\./) },
    ]);
  });

  it("says that the account was changed since the transfer failed, until it is sent again", async () => {
    const { refund } = await refunding();
    const hasNewBank = async () =>
      (await shop.call("getRefund", { params: { id: refund }, token })).body.data.has_new_bank;
    const problem = async () =>
      (await openRefunds(operatorContextOf(shop))).find((open) => open.refund === refund)?.problem;
    shop.clock.pass(1_000);
    await change(refund, other);
    expect(await hasNewBank()).toBe(false);
    await refundActions.sendRefund(operatorContextOf(shop), refund);
    await refundActions.refundFailed(operatorContextOf(shop), refund);
    expect(await hasNewBank()).toBe(false);
    shop.clock.pass(1_000);
    expect(await problem()).toBeNull();
    expect((await change(refund, account)).body.data.has_new_bank).toBe(true);
    expect(await problem()).toContain("corrected the bank account");
    await refundActions.sendRefund(operatorContextOf(shop), refund);
    expect(await hasNewBank()).toBe(false);
    await refundActions.refundFailed(operatorContextOf(shop), refund);
    expect(await hasNewBank()).toBe(false);
  });

  it("rejects an invalid account number and an unknown bank", async () => {
    const { refund } = await refunding();
    expect((await change(refund, { ...other, account_number: "12ab5678" })).status).toBe(422);
    expect((await change(refund, { ...other, bank_bin: "123456" })).body.data.errors[0].field).toBe(
      "bank_bin",
    );
  });
});
