import { createHmac } from "node:crypto";
import { PaymentMethod } from "@sen/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operatorContextOf, operatorSays } from "../../../../test/aftersales.ts";
import { buying } from "../../../../test/buying.ts";
import { ledger } from "../../../../test/ledger.ts";
import { useShop } from "../../../../test/shop.ts";
import { demoCustomer } from "../../../../test/small-shop/index.ts";
import { stored } from "../../../../test/stored.ts";
import { startVnpay } from "../../../../test/vnpay-server.ts";
import { cartItems, refunds } from "../../../database/schema/index.ts";
import { sendMoneyBack } from "../../../modules/refunds/index.ts";
import { servicesOf } from "../../../operator/operator-context.ts";
import { vnpayGateway } from "./gateway.ts";
import { queryOf } from "./signing.ts";

const account = { tmnCode: "SENSHOP1", hashSecret: "a hash secret of the tests alone" };
const vnpay = await startVnpay(account, () => shop.clock.now());
const shop = useShop(({ clock }) => ({
  paymentGateway: vnpayGateway({
    settings: { ...account, ...vnpay.urls, serverAddress: "203.0.113.7" },
    returnUrlOf: (url) =>
      `http://localhost:4000/gateway/return/vi/${new URL(url).searchParams.get("order") ?? ""}`,
    clock,
  }),
}));
const { giveAddress, buyOnline, reCheckout } = buying(shop);
const { orderRow } = stored(shop);
const { entriesOf, paymentsOf } = ledger(shop);
const ipn = async (query: string) => {
  const { statusCode, body } = await shop.app.inject({ url: `/gateway/notices?${query}` });
  return [statusCode, (JSON.parse(body) as { RspCode: string }).RspCode];
};
const work = () => sendMoneyBack(servicesOf(operatorContextOf(shop)));
let token = "";

beforeAll(async () => {
  token = await shop.signIn();
  await giveAddress(demoCustomer.id);
});
afterAll(() => vnpay.stop());
beforeEach(async () => {
  await shop.db.delete(cartItems);
});

describe("VNPay's payment page", () => {
  it("is its address with our parameters, signed over all of them by name in order", async () => {
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
      vnp_ReturnUrl: `http://localhost:4000/gateway/return/vi/${id}`,
      vnp_TmnCode: account.tmnCode,
      vnp_TxnRef: payment?.reference.replaceAll("-", ""),
      vnp_Version: "2.1.0",
    });
    const signed = search.slice(1).replace(/&vnp_SecureHash=.*$/, "");
    expect(signed).toBe(queryOf(params));
    expect(vnp_SecureHash).toBe(createHmac("sha512", account.hashSecret).update(signed).digest("hex"));
  });

  it("leads back over us, without what VNPay adds to the address", async () => {
    const { id } = await buyOnline(token);
    const { statusCode, headers } = await shop.app.inject({
      url: `/gateway/return/en/${id}?vnp_ResponseCode=00&vnp_SecureHash=forged`,
    });
    expect([statusCode, headers.location]).toEqual([
      303,
      `http://localhost:3000/en/payment/result?order=${id}`,
    ]);
    expect((await shop.app.inject({ url: "/gateway/return/en/5%2F%2Fevil.example" })).statusCode).toBe(404);
    expect((await orderRow(id))?.payment_status).toBe(0);
  });
});

describe("VNPay's IPN", () => {
  it("pays the order: 00, and 02 when it comes again", async () => {
    const { id, url } = await buyOnline(token);
    const query = vnpay.pay(url);
    expect(await ipn(query)).toEqual([200, "00"]);
    expect(await orderRow(id)).toMatchObject({ order_status: "CREATED", payment_status: 1 });
    expect(await ipn(query)).toEqual([200, "02"]);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it("of a payment that was declined: 00, and the order waits", async () => {
    const { id, url } = await buyOnline(token);
    expect(await ipn(vnpay.pay(url, { vnp_ResponseCode: "24", vnp_TransactionStatus: "02" }))).toEqual([
      200,
      "00",
    ]);
    expect(await orderRow(id)).toMatchObject({ order_status: "PENDING_CONFIRM", payment_status: 2 });
  });

  it("of an order that we do not know: 01", async () => {
    const { url } = await buyOnline(token);
    expect(await ipn(vnpay.pay(url, { vnp_TxnRef: "0".repeat(32) }))).toEqual([200, "01"]);
    expect(await ipn(vnpay.pay(url, { vnp_TxnRef: "SOMETHING" }))).toEqual([200, "01"]);
  });

  it("of another amount: 04, and nothing is paid", async () => {
    const { id, url } = await buyOnline(token);
    expect(await ipn(vnpay.pay(url, { vnp_Amount: "100" }))).toEqual([200, "04"]);
    expect(await ipn(vnpay.pay(url, { vnp_Amount: "many" }))).toEqual([200, "04"]);
    expect(await entriesOf(id)).toEqual([]);
    expect(await ipn(vnpay.pay(url))).toEqual([200, "00"]);
  });

  it("that VNPay did not sign, or somebody changed: 97", async () => {
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

describe("what VNPay is asked", () => {
  it("settles a payment whose IPN never came, when the customer is back", async () => {
    const { id, url } = await buyOnline(token);
    vnpay.pay(url);
    const { body } = await shop.call("confirmOrder", { params: { id }, token });
    expect(body.data.payment_status).toBe(1);
  });

  it("of a page that nobody opened is nothing: the payment is pending", async () => {
    const { id } = await buyOnline(token);
    expect((await shop.call("confirmOrder", { params: { id }, token })).body.data.payment_status).toBe(0);
  });

  it.each(["unsigned", "broken", "down"] as const)("and answers %s settles nothing", async (trouble) => {
    const { id, url } = await buyOnline(token);
    vnpay.pay(url);
    vnpay.trouble = trouble;
    expect((await shop.call("confirmOrder", { params: { id }, token })).status).toBe(500);
    vnpay.trouble = null;
    expect(await orderRow(id)).toMatchObject({ payment_status: 0 });
    expect(await entriesOf(id)).toEqual([]);
  });
});

describe("money that goes back through VNPay", () => {
  /** A paid order that its customer cancels, with its refund. */
  async function cancelled() {
    const { id, url } = await buyOnline(token);
    await ipn(vnpay.pay(url));
    await shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
    const [refund] = await shop.db.select().from(refunds).where(eq(refunds.order_id, id));
    return { id, refund: refund?.id ?? 0, amount: refund?.amount ?? 0 };
  }
  const statusOf = async (refund: number) =>
    (await shop.db.select().from(refunds).where(eq(refunds.id, refund)))[0]?.status;

  it("is sent once staff approve it, and is complete when VNPay says so", async () => {
    const { id, refund, amount } = await cancelled();
    await work();
    expect(await statusOf(refund)).toBe(0);
    await operatorSays(shop, "refund", "approve", String(refund));
    await work();
    expect(await statusOf(refund)).toBe(10);
    await work();
    expect(vnpay.refunds.at(-1)).toMatchObject({
      vnp_TransactionType: "02",
      vnp_Amount: String(amount * 100),
    });
    expect(await statusOf(refund)).toBe(10);
    await expect(operatorSays(shop, "refund", "pay", String(refund))).rejects.toThrow("REFUND_AT_GATEWAY");
    vnpay.decideRefunds("00");
    await work();
    expect(await statusOf(refund)).toBe(3);
    expect((await entriesOf(id)).at(-1)).toEqual(["refunded", "refund", amount]);
  });

  it("that VNPay refuses has failed, and is sent again under another name", async () => {
    const { id, refund, amount } = await cancelled();
    vnpay.refuseRefunds = "95";
    await operatorSays(shop, "refund", "pending", String(refund));
    expect(await statusOf(refund)).toBe(11);
    expect((await entriesOf(id)).at(-1)).toEqual(["failed", "refund", amount]);
    vnpay.refuseRefunds = null;
    await operatorSays(shop, "refund", "pending", String(refund));
    vnpay.decideRefunds("00");
    await work();
    expect(await statusOf(refund)).toBe(3);
  });

  it("whose answer was lost is asked for under the same name, and goes back once", async () => {
    const { refund } = await cancelled();
    const before = vnpay.refunds.length;
    vnpay.trouble = "loses the answer";
    await expect(operatorSays(shop, "refund", "pending", String(refund))).rejects.toThrow();
    vnpay.trouble = null;
    await work();
    await work();
    expect(vnpay.refunds).toHaveLength(before + 1);
    vnpay.decideRefunds("00");
    await work();
    expect(await statusOf(refund)).toBe(3);
  });

  it("found no order: a page that was paid after cash was agreed on", async () => {
    const { id, url } = await buyOnline(token);
    expect((await reCheckout(token, id, { method: PaymentMethod.cod })).status).toBe(200);
    expect(await ipn(vnpay.pay(url))).toEqual([200, "00"]);
    expect((await entriesOf(id)).at(-1)?.[0]).toBe("orphaned");
    await work();
    vnpay.decideRefunds("00");
    await work();
    expect((await entriesOf(id)).at(-1)?.slice(0, 2)).toEqual(["refunded", "orphaned"]);
  });

  it("is compared with our books by asking for each payment, since VNPay lists none", async () => {
    const { id, url } = await buyOnline(token);
    await ipn(vnpay.pay(url));
    const clean = await operatorSays(shop, "payments", "reconcile", "--day", "2026-11-21");
    const { id: late, url: lateUrl } = await buyOnline(token);
    vnpay.pay(lateUrl);
    const [unknown] = await paymentsOf(late);
    const found = (await operatorSays(shop, "payments", "reconcile", "--day", "2026-11-21")) as unknown[];
    expect(found).toHaveLength(Array.isArray(clean) ? clean.length + 1 : 1);
    expect(found).toContainEqual(
      expect.objectContaining({
        difference: "status_differs",
        reference: unknown?.reference,
        here: "pending",
      }),
    );
    await operatorSays(shop, "payments", "settle", String(late));
    expect((await orderRow(late))?.payment_status).toBe(1);
    expect((await orderRow(id))?.payment_status).toBe(1);
  });
});
