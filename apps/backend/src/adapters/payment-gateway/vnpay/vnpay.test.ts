import { createHmac } from "node:crypto";
import { PAYMENT_GRACE_MS, PAYMENT_HOLD_MS, PAYMENT_TERM_MS, PaymentMethod } from "@sen/domain";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { operatorContextOf, operatorSays } from "../../../../test/aftersales.ts";
import { buying, signInBuyer } from "../../../../test/buying.ts";
import { ledger } from "../../../../test/ledger.ts";
import { useShop } from "../../../../test/shop.ts";
import { stored } from "../../../../test/stored.ts";
import { startVnpay } from "../../../../test/vnpay-server.ts";
import {
  gatewayFigures,
  MAX_UNDECIDED_ANSWERS,
  recordUndecidedAnswer,
} from "../../../modules/payments/index.ts";
import { processGatewayRefunds } from "../../../modules/refunds/index.ts";
import { servicesOf } from "../../../operator/operator-context.ts";
import { returnUrlOf } from "../../../http/gateway-return.ts";
import { gatewayRegistry } from "../registry.ts";
import { vnpayGateway } from "./gateway.ts";
import { queryOf } from "./signing.ts";

const account = { tmnCode: "SENSHOP1", hashSecret: "a hash secret of the tests alone" };
const vnpay = await startVnpay(account, () => shop.clock.now());
const shop = await useShop(({ clock }) => ({
  paymentGateways: gatewayRegistry([
    vnpayGateway({
      settings: { ...account, ...vnpay.urls, serverAddress: "203.0.113.7" },
      returnUrlOf: (url) => returnUrlOf("http://localhost:4000", "vnpay", url),
      clock,
    }),
  ]),
}));
const { buy, buyOnline, reCheckout } = buying(shop);
const { orderRow } = stored(shop);
const { entriesOf, paymentsOf, refundOf, refundStatus, transferOf } = ledger(shop);
const ipn = async (query: string) => {
  const { statusCode, body } = await shop.app.inject({ url: `/gateway/vnpay/notices?${query}` });
  return [statusCode, (JSON.parse(body) as { RspCode: string }).RspCode];
};
const work = () => processGatewayRefunds(servicesOf(operatorContextOf(shop)));

const token = await signInBuyer(shop);
afterAll(() => vnpay.stop());
beforeEach(() => {
  Object.assign(vnpay, { trouble: null, refuseRefunds: null, refuseQueries: null });
});

describe("VNPay's payment page", () => {
  it("has a URL with our parameters, sorted by name and signed", async () => {
    const { id, url } = await buyOnline(token, "en");
    const [payment] = await paymentsOf(id);
    const { origin, pathname, search, searchParams } = new URL(url);
    expect(origin + pathname).toBe(vnpay.urls.payUrl);
    const { vnp_SecureHash, ...params } = Object.fromEntries(searchParams);
    expect(params).toEqual({
      vnp_Amount: String((payment?.amount ?? 0) * 100),
      vnp_Command: "pay",
      vnp_CreateDate: "20261121100000",
      vnp_CurrCode: "VND",
      vnp_ExpireDate: "20261121103000",
      vnp_IpAddr: expect.stringMatching(/^10\./),
      vnp_Locale: "en",
      vnp_OrderInfo: expect.stringMatching(/^Thanh toan don hang SEN 261121 \d+$/),
      vnp_OrderType: "other",
      vnp_ReturnUrl: `http://localhost:4000/gateway/vnpay/return/en/${id}`,
      vnp_TmnCode: account.tmnCode,
      vnp_TxnRef: payment?.reference.replaceAll("-", ""),
      vnp_Version: "2.1.0",
    });
    const signed = search.slice(1).replace(/&vnp_SecureHash=.*$/, "");
    expect(signed).toBe(queryOf(params));
    expect(vnp_SecureHash).toBe(createHmac("sha512", account.hashSecret).update(signed).digest("hex"));
  });

  it("returns through the backend, which drops VNPay's parameters and refuses a foreign path", async () => {
    const { id } = await buyOnline(token);
    const { statusCode, headers } = await shop.app.inject({
      url: `/gateway/vnpay/return/en/${id}?vnp_ResponseCode=00&vnp_SecureHash=forged`,
    });
    expect([statusCode, headers.location]).toEqual([
      303,
      `http://localhost:3000/en/payment/result?order=${id}`,
    ]);
    expect((await shop.app.inject({ url: "/gateway/vnpay/return/en/5%2F%2Fevil.example" })).statusCode).toBe(
      404,
    );
    expect((await orderRow(id))?.payment_status).toBe(0);
  });
});

describe("VNPay's IPN", () => {
  it("pays the order and gets 00, and 02 when repeated", async () => {
    const { id, url } = await buyOnline(token);
    const query = vnpay.pay(url);
    expect(await ipn(query)).toEqual([200, "00"]);
    expect(await orderRow(id)).toMatchObject({ order_status: "CREATED", payment_status: 1 });
    expect(await ipn(query)).toEqual([200, "02"]);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it("of an unknown order gets 01", async () => {
    const { url } = await buyOnline(token);
    expect(await ipn(vnpay.pay(url, { vnp_TxnRef: "0".repeat(32) }))).toEqual([200, "01"]);
    expect(await ipn(vnpay.pay(url, { vnp_TxnRef: "SOMETHING" }))).toEqual([200, "01"]);
  });

  it("of another amount gets 04, and pays nothing", async () => {
    const { id, url } = await buyOnline(token);
    expect(await ipn(vnpay.pay(url, { vnp_Amount: "100" }))).toEqual([200, "04"]);
    expect(await ipn(vnpay.pay(url, { vnp_Amount: "many" }))).toEqual([200, "04"]);
    expect(await entriesOf(id)).toEqual([]);
    expect(await ipn(vnpay.pay(url))).toEqual([200, "00"]);
  });

  it("that is unsigned or was changed gets 97", async () => {
    const { id, url } = await buyOnline(token);
    const query = vnpay.pay(url, { vnp_ResponseCode: "24", vnp_TransactionStatus: "02" });
    expect(await ipn(query.replace("vnp_ResponseCode=24", "vnp_ResponseCode=00"))).toEqual([200, "97"]);
    expect(await ipn(query.replace(/vnp_SecureHash=\w+/, "vnp_SecureHash=00"))).toEqual([200, "97"]);
    expect(await ipn(query.replace(/&vnp_SecureHash=\w+/, ""))).toEqual([200, "97"]);
    expect(await ipn(`${query}&vnp_Amount=1`)).toEqual([200, "97"]);
    expect(await ipn("")).toEqual([200, "97"]);
    expect(await orderRow(id)).toMatchObject({ order_status: "PENDING_CONFIRM", payment_status: 0 });
  });
});

describe("a VNPay query", () => {
  it("of a page that nobody opened leaves the payment pending", async () => {
    const { id } = await buyOnline(token);
    expect((await shop.call("confirmOrder", { params: { id }, token })).body.data.payment_status).toBe(0);
  });

  it("refused with 94 settles nothing: the customer sees that it is checked, and it is repeated later", async () => {
    const { id, url } = await buyOnline(token);
    vnpay.pay(url);
    vnpay.refuseQueries = "94";
    const { status, body } = await shop.call("confirmOrder", { params: { id }, token });
    expect([status, body.data.undecided]).toEqual([200, "checking"]);
    shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS);
    await shop.runJobs();
    // The goods stay reserved while the payment may have succeeded.
    expect(await orderRow(id)).toMatchObject({ payment_status: 0, held_until: expect.any(Date) });
    vnpay.refuseQueries = null;
    shop.clock.pass(PAYMENT_HOLD_MS);
    await shop.runJobs();
    expect(await orderRow(id)).toMatchObject({ order_status: "CREATED", payment_status: 1 });
  });
});

describe("a payment that VNPay reports without success", () => {
  const standing = async (id: number) => {
    const { body } = await shop.call("confirmOrder", { params: { id }, token });
    return { status: body.data.payment_status, undecided: body.data.undecided };
  };

  it.each([
    ["07", "07", "suspected of fraud"],
    ["00", "04", "that the bank took and VNPay did not"],
  ])(
    "(%s and %s, %s) keeps its goods reserved, is in review for staff and customer, and is not paid twice",
    async (code, status) => {
      const { id, url } = await buyOnline(token);
      const changes = { vnp_ResponseCode: code, vnp_TransactionStatus: status };
      expect(await ipn(vnpay.pay(url, changes))).toEqual([200, "00"]);
      expect(await standing(id)).toEqual({ status: 0, undecided: "review" });
      expect((await reCheckout(token, id)).body.message_code).toBe("PAYMENT_IN_REVIEW");
      const { code: order } = (await orderRow(id)) ?? {};
      expect(await operatorSays(shop, "payments", "review")).toContainEqual(
        expect.objectContaining({ orders: order, gateway: "vnpay", outcome: "review" }),
      );
      const alert = { subject: `payment ${(await orderRow(id))?.payment_id} in review` };
      expect(await operatorSays(shop, "alerts")).toContainEqual(expect.objectContaining(alert));
      const [figures] = await gatewayFigures(shop.db, shop.clock.now());
      expect(figures).toMatchObject({ gateway: "vnpay", review: 1 });
      shop.clock.pass(PAYMENT_TERM_MS);
      await shop.runJobs();
      expect(await orderRow(id)).toMatchObject({
        order_status: "PENDING_CONFIRM",
        held_until: expect.any(Date),
      });
      expect(await entriesOf(id)).toEqual([]);
      // Staff accepted it at VNPay.
      vnpay.pay(url);
      await operatorSays(shop, "payments", "settle", String(id));
      expect(await orderRow(id)).toMatchObject({ order_status: "CREATED", payment_status: 1 });
      expect(await operatorSays(shop, "alerts")).not.toContainEqual(expect.objectContaining(alert));
    },
  );

  it("stays in review, with its goods reserved, while VNPay refuses to tell more", async () => {
    const { id, url } = await buyOnline(token);
    await ipn(vnpay.pay(url, { vnp_ResponseCode: "07", vnp_TransactionStatus: "07" }));
    vnpay.refuseQueries = "94";
    shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS);
    await shop.runJobs();
    shop.clock.pass(PAYMENT_TERM_MS);
    await shop.runJobs();
    vnpay.refuseQueries = null;
    expect(await orderRow(id)).toMatchObject({
      order_status: "PENDING_CONFIRM",
      held_until: expect.any(Date),
    });
    const subject = `payment ${(await orderRow(id))?.payment_id} in review`;
    expect(await operatorSays(shop, "alerts")).toContainEqual(expect.objectContaining({ subject }));
  });

  it("needs no person any more once VNPay has decided it, even if its order was cancelled meanwhile", async () => {
    const { id, url } = await buyOnline(token);
    await ipn(vnpay.pay(url, { vnp_ResponseCode: "07", vnp_TransactionStatus: "07" }));
    const alert = { subject: `payment ${(await orderRow(id))?.payment_id} in review` };
    await shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
    expect(await operatorSays(shop, "alerts")).toContainEqual(expect.objectContaining(alert));
    await ipn(vnpay.pay(url));
    expect((await entriesOf(id)).at(-1)?.slice(0, 2)).toEqual(["orphaned", "not_awaited"]);
    expect(await operatorSays(shop, "alerts")).not.toContainEqual(expect.objectContaining(alert));
  });

  it.each(["05", "06"])(
    "with its money on the way back (%s) fails, and releases no goods",
    async (status) => {
      const { id, url } = await buyOnline(token);
      await ipn(vnpay.pay(url, { vnp_TransactionStatus: status }));
      expect(await orderRow(id)).toMatchObject({ order_status: "PENDING_CONFIRM", payment_status: 2 });
      expect((await entriesOf(id)).map(([kind]) => kind)).toEqual(["failed"]);
    },
  );

  it("with an undocumented status is neither paid nor failed, and is queried again", async () => {
    const { id, url } = await buyOnline(token);
    expect(await ipn(vnpay.pay(url, { vnp_TransactionStatus: "42" }))).toEqual([200, "00"]);
    expect(await standing(id)).toEqual({ status: 0, undecided: "checking" });
    shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS);
    await shop.runJobs();
    expect(await entriesOf(id)).toEqual([]);
    vnpay.pay(url);
    shop.clock.pass(PAYMENT_HOLD_MS);
    await shop.runJobs();
    expect(await orderRow(id)).toMatchObject({ order_status: "CREATED", payment_status: 1 });
  });

  it("is one payment, whatever its transaction number was before it succeeded", async () => {
    const { id, url } = await buyOnline(token);
    await ipn(vnpay.pay(url, { vnp_TransactionNo: "0" }));
    await ipn(vnpay.pay(url, { vnp_TransactionNo: "14000001" }));
    expect(await entriesOf(id)).toHaveLength(2);
  });
});

describe("refunds at VNPay", () => {
  /** A paid order that its customer cancels, with its refund. */
  async function cancelled() {
    const { id, url } = await buyOnline(token);
    await ipn(vnpay.pay(url));
    await shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
    const { id: refund, amount } = await refundOf(id);
    return { id, refund, amount };
  }

  it("a refund is sent once staff approve it, and completed when VNPay confirms it", async () => {
    const { id, refund, amount } = await cancelled();
    await work();
    expect(await refundStatus(refund)).toBe(0);
    await operatorSays(shop, "refund", "approve", String(refund));
    await work();
    expect(await refundStatus(refund)).toBe(10);
    await work();
    expect(vnpay.refunds.at(-1)).toMatchObject({
      vnp_TransactionType: "02",
      vnp_Amount: String(amount * 100),
    });
    expect(await refundStatus(refund)).toBe(10);
    await expect(operatorSays(shop, "refund", "pay", String(refund))).rejects.toThrow("REFUND_AT_GATEWAY");
    vnpay.decideRefunds("00");
    await work();
    expect(await refundStatus(refund)).toBe(3);
    expect((await entriesOf(id)).at(-1)).toEqual(["refunded", "refund", amount]);
  });

  it.each(["98", "99", "97", "02"])(
    "a refund answered with %s has not failed, and is resent under the same reference",
    async (code) => {
      const { id, refund, amount } = await cancelled();
      const before = vnpay.refunds.length;
      vnpay.refuseRefunds = code;
      await operatorSays(shop, "refund", "pending", String(refund));
      expect(await refundStatus(refund)).toBe(10);
      const first = await transferOf(refund);
      vnpay.refuseRefunds = null;
      await work();
      vnpay.decideRefunds("00");
      await work();
      expect((await transferOf(refund))?.reference).toBe(first?.reference);
      expect(vnpay.refunds).toHaveLength(before + 1);
      expect((await entriesOf(id)).at(-1)).toEqual(["refunded", "refund", amount]);
    },
  );

  it("a refund whose response was lost a day ago waits for staff, and is not resent", async () => {
    const { refund } = await cancelled();
    const before = vnpay.refunds.length;
    vnpay.trouble = "a lost answer";
    await operatorSays(shop, "refund", "pending", String(refund));
    vnpay.trouble = null;
    shop.clock.pass(PAYMENT_TERM_MS);
    const sent = await transferOf(refund);
    await expect(operatorSays(shop, "payments", "resend", String(sent?.id))).rejects.toThrow(
      "TRANSFER_NOT_FAILED",
    );
    for (let times = 0; times < MAX_UNDECIDED_ANSWERS; times += 1) await work();
    expect(vnpay.refunds).toHaveLength(before + 1);
    const transfer = await transferOf(refund);
    expect(transfer?.status).toBe("stuck");
    const found = (number: string) =>
      operatorSays(shop, "payments", "found", String(transfer?.id), "--number", number);
    vnpay.decideRefunds("00");
    await found("1");
    expect(await refundStatus(refund)).toBe(10);
    await found(vnpay.refunds.at(-1)?.no ?? "");
    expect(await refundStatus(refund)).toBe(3);
    expect(vnpay.refunds).toHaveLength(before + 1);
  });

  it("a refund that VNPay never decides can be paid back by other means", async () => {
    const { id, refund, amount } = await cancelled();
    vnpay.refuseRefunds = "99";
    await operatorSays(shop, "refund", "pending", String(refund));
    for (let times = 0; times < MAX_UNDECIDED_ANSWERS; times += 1) await work();
    const { id: transfer, status } = (await transferOf(refund)) ?? {};
    expect(status).toBe("stuck");
    await operatorSays(shop, "payments", "by-hand", String(transfer), "--note", "Chuyển khoản VCB 0123");
    expect(await refundStatus(refund)).toBe(3);
    expect((await entriesOf(id)).at(-1)).toEqual(["refunded", "refund", amount]);
  });

  it("a stuck refund that VNPay does not have is asked about again, or sent anew by staff", async () => {
    const { id, refund, amount } = await cancelled();
    const before = vnpay.refunds.length;
    Object.assign(vnpay, { trouble: "a lost answer", refuseRefunds: "99" });
    await operatorSays(shop, "refund", "pending", String(refund));
    Object.assign(vnpay, { trouble: null, refuseRefunds: null });
    shop.clock.pass(PAYMENT_TERM_MS);
    for (let times = 0; times < MAX_UNDECIDED_ANSWERS; times += 1) await work();
    const stuck = await transferOf(refund);
    await operatorSays(shop, "payments", "retry", String(stuck?.id));
    expect(await transferOf(refund)).toMatchObject({ status: "sent", reference: stuck?.reference });
    expect(vnpay.refunds).toHaveLength(before);
    for (let times = 1; times < MAX_UNDECIDED_ANSWERS; times += 1) await work();
    await operatorSays(shop, "payments", "resend", String(stuck?.id));
    vnpay.decideRefunds("00");
    await work();
    expect(vnpay.refunds).toHaveLength(before + 1);
    expect((await transferOf(refund))?.reference).not.toBe(stuck?.reference);
    expect((await entriesOf(id)).at(-1)).toEqual(["refunded", "refund", amount]);
  });

  it("a partial refund waits while VNPay cannot be reached, and is sent once it can", async () => {
    const placed = await buy(token, [{ variant: 51 }, { variant: 11 }], { method: PaymentMethod.online });
    await ipn(vnpay.pay(placed.payment_url ?? ""));
    const [{ id } = { id: 0 }] = placed.orders;
    await shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
    const { id: refund } = await refundOf(id);
    const before = vnpay.refunds.length;
    const error = new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } });
    const fetching = vi.spyOn(globalThis, "fetch").mockRejectedValue(error);
    await operatorSays(shop, "refund", "pending", String(refund));
    for (let times = 1; times < MAX_UNDECIDED_ANSWERS; times += 1) await work();
    fetching.mockRestore();
    const transfer = await transferOf(refund);
    expect(transfer).toMatchObject({ status: "waiting", problem: "Unreachable: ECONNREFUSED" });
    const alert = expect.objectContaining({ subject: `transfer ${transfer?.id}` });
    expect(await operatorSays(shop, "alerts")).toContainEqual(alert);
    await work();
    vnpay.decideRefunds("00");
    await work();
    expect([await refundStatus(refund), vnpay.refunds.length]).toEqual([3, before + 1]);
    expect(await operatorSays(shop, "alerts")).not.toContainEqual(alert);
  });

  it("refunds of one payment are sent one by one, and one whose response was lost is not resent", async () => {
    const placed = await buy(token, [{ variant: 51 }, { variant: 11 }], { method: PaymentMethod.online });
    await ipn(vnpay.pay(placed.payment_url ?? ""));
    const before = vnpay.refunds.length;
    const parts: number[] = [];
    for (const { id } of placed.orders) {
      await shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
      const refund = await refundOf(id);
      parts.push(refund.id);
      await operatorSays(shop, "refund", "approve", String(refund.id));
    }
    const [first = 0, second = 0] = parts;
    vnpay.trouble = "a lost answer";
    await work();
    vnpay.trouble = null;
    vnpay.decideRefunds("00");
    for (let times = 0; times < MAX_UNDECIDED_ANSWERS; times += 1) await work();
    expect(vnpay.refunds).toHaveLength(before + 1);
    const stuck = await transferOf(first);
    expect(stuck?.status).toBe("stuck");
    expect(await transferOf(second)).toMatchObject({ status: "waiting", asked: 0 });
    const alert = expect.objectContaining({ subject: `transfer ${stuck?.id}` });
    expect(await operatorSays(shop, "alerts")).toContainEqual(alert);
    const number = vnpay.refunds.at(-1)?.no ?? "";
    await operatorSays(shop, "payments", "found", String(stuck?.id), "--number", number);
    expect(await operatorSays(shop, "alerts")).not.toContainEqual(alert);
    await work();
    vnpay.decideRefunds("00");
    await work();
    expect([await refundStatus(first), await refundStatus(second)]).toEqual([3, 3]);
    expect(vnpay.refunds).toHaveLength(before + 2);
    if (!stuck) throw new Error("no transfer");
    await recordUndecidedAnswer(shop.db, stuck, "a late answer", shop.clock.now());
    expect(await operatorSays(shop, "alerts")).not.toContainEqual(alert);
  });
});
