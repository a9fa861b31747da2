import { PAYMENT_GRACE_MS, PAYMENT_HOLD_MS, PaymentMethod } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operatorContextOf } from "../../../test/aftersales.ts";
import { buying, signInBuyer } from "../../../test/buying.ts";
import { ledger } from "../../../test/ledger.ts";
import { startMomo } from "../../../test/momo-server.ts";
import { secondServer } from "../../../test/second-server.ts";
import { callers, useShop } from "../../../test/shop.ts";
import { stored } from "../../../test/stored.ts";
import { startVnpay } from "../../../test/vnpay-server.ts";
import { readConfig } from "../../config.ts";
import { orders, payments, paymentTransfers } from "../../database/schema/index.ts";
import { closePayment } from "../../modules/orders/index.ts";
import { processGatewayRefunds } from "../../modules/refunds/index.ts";
import { sendRefund } from "../../operator/actions/refunds.ts";
import { servicesOf } from "../../operator/operator-context.ts";
import { createAdapters } from "../../create-adapters.ts";
import type { Adapters } from "../../ports/adapters.ts";

const clock = { now: () => shop.clock.now(), wait: () => Promise.resolve() };
const account = { tmnCode: "SENSHOP1", hashSecret: "a hash secret of the tests alone" };
const keys = { partnerCode: "SENSHOP", accessKey: "an access key", secretKey: "a secret key of the tests" };
const vnpay = await startVnpay(account, clock.now);
const momo = await startMomo(keys, clock.now);

const vnpayAccount = {
  VNPAY_TMN_CODE: account.tmnCode,
  VNPAY_HASH_SECRET: account.hashSecret,
  VNPAY_PAY_URL: vnpay.urls.payUrl,
  VNPAY_API_URL: vnpay.urls.apiUrl,
};
const momoAccount = {
  MOMO_PARTNER_CODE: keys.partnerCode,
  MOMO_ACCESS_KEY: keys.accessKey,
  MOMO_SECRET_KEY: keys.secretKey,
  MOMO_API_URL: momo.url,
};
const before = { PAYMENT_GATEWAYS: "vnpay", ...vnpayAccount };
/** Customers can only choose MoMo from now on; VNPay's account stays configured. */
const after = { PAYMENT_GATEWAYS: "momo", ...vnpayAccount, ...momoAccount };

const shop = await useShop(undefined, undefined, before);
const { buy, buyOnline } = buying(shop);
const { orderRow } = stored(shop);
const { entriesOf, paymentsOf, refundOf } = ledger(shop);

function adaptersWith(env: NodeJS.ProcessEnv): Pick<Adapters, "paymentGateways"> {
  const config = readConfig({ SEN_DATA_DIR: shop.config.dataDir, ...env });
  const silent = { info: () => undefined, warn: () => undefined };
  const { paymentGateways } = createAdapters(
    config,
    silent,
    shop.db,
    shop.adapters.demonstration,
    shop.clock,
  );
  return { paymentGateways };
}

const token = await signInBuyer(shop);
const adapters = { ...shop.adapters, ...adaptersWith(after) };
const { app } = await secondServer({ ...shop, adapters });
/** The shop after the switch: another process on the same database. */
const switched = { ...shop, adapters, app, ...callers(app) };
afterAll(() => Promise.all([app.close(), vnpay.stop(), momo.stop()]));

const confirm = async (id: number) =>
  (await switched.call("confirmOrder", { params: { id }, token })).body.data;

describe("a VNPay payment from before the shop switched to MoMo", () => {
  it("is settled by VNPay's notice, or by a query when the notice is lost", async () => {
    const [heard, lost] = [await buyOnline(token), await buyOnline(token)];
    const notice = vnpay.pay(heard.url);
    vnpay.pay(lost.url);
    const { body } = await switched.app.inject({ url: `/gateway/vnpay/notices?${notice}` });
    expect(JSON.parse(body)).toMatchObject({ RspCode: "00" });
    expect(await confirm(lost.id)).toMatchObject({ payment_status: 1 });
    for (const { id } of [heard, lost]) expect(await orderRow(id)).toMatchObject({ order_status: "CREATED" });
  });

  it("is refunded at VNPay, not at MoMo", async () => {
    const { id, url } = await buyOnline(token);
    await shop.app.inject({ url: `/gateway/vnpay/notices?${vnpay.pay(url)}` });
    await switched.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
    const refund = await refundOf(id);
    await sendRefund(operatorContextOf(switched), refund.id);
    vnpay.decideRefunds("00");
    await processGatewayRefunds(servicesOf(operatorContextOf(switched)));
    expect((await entriesOf(id)).at(-1)).toEqual(["refunded", "refund", refund.amount]);
    expect([vnpay.refunds.length, momo.refunds.length]).toEqual([1, 0]);
  });

  it("can be paid again at MoMo, and money that arrives at VNPay later is returned there", async () => {
    const { id, url } = await buyOnline(token);
    shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS);
    const [left] = await paymentsOf(id);
    await closePayment({ ...switched.jobServices(), ...switched.adapters }, { payment_id: left?.id ?? 0 });
    const again = await switched.call("reCheckout", {
      body: { is_web: 1, order_id: id, payment_method: PaymentMethod.online },
      headers: { "idempotency-key": crypto.randomUUID() },
      token,
    });
    expect(again.body.data.order.payment_url).toContain(momo.url);
    const [, atMomo] = await paymentsOf(id);
    expect(atMomo).toMatchObject({ gateway: "momo" });
    await switched.app.inject({ url: `/gateway/vnpay/notices?${vnpay.pay(url)}` });
    const [transfer] = await shop.db
      .select()
      .from(paymentTransfers)
      .where(eq(paymentTransfers.payment_id, left?.id ?? 0));
    expect(transfer).toMatchObject({ reason: "orphaned", amount: left?.amount });
    momo.pay(atMomo?.reference ?? "");
    expect(await confirm(id)).toMatchObject({ payment_status: 1 });
  });

  it("stays undecided without VNPay's account, and the customer sees that it is checked", async () => {
    const { id, url } = await buyOnline(token);
    vnpay.pay(url);
    const adapters = { ...shop.adapters, ...adaptersWith({ PAYMENT_GATEWAYS: "momo", ...momoAccount }) };
    const { app: without } = await secondServer({ ...shop, adapters });
    const { body } = await callers(without).call("confirmOrder", { params: { id }, token });
    expect(body.data).toMatchObject({ payment_status: 0, undecided: "checking" });
    await without.close();
    expect(await confirm(id)).toMatchObject({ payment_status: 1 });
  });
});

it("a wrong key of MoMo is a failed call, and says nothing about the payment", async () => {
  const { paymentGateways } = adaptersWith({ ...after, MOMO_SECRET_KEY: "a secret key of the sandbox" });
  const payment = { reference: crypto.randomUUID(), amount: 10_000, createdAt: shop.clock.now() };
  await expect(paymentGateways.named("momo").close(payment)).rejects.toThrow("refuses our account: 13");
});

describe("paying again at another gateway", () => {
  let both: ReturnType<typeof callers>;
  let ofBoth: FastifyInstance;
  beforeAll(async () => {
    const env = { PAYMENT_GATEWAYS: "vnpay,momo", ...vnpayAccount, ...momoAccount };
    const adapters = { ...shop.adapters, ...adaptersWith(env) };
    ({ app: ofBoth } = await secondServer({ ...shop, adapters }));
    both = callers(ofBoth);
  });
  afterAll(() => ofBoth.close());
  beforeEach(() => {
    vnpay.trouble = null;
  });
  const payAt = (id: number, payment_gateway: string) =>
    both.call("reCheckout", {
      body: { is_web: 1, order_id: id, payment_method: PaymentMethod.online, payment_gateway },
      headers: { "idempotency-key": crypto.randomUUID() },
      token,
    });

  it("lists the methods the customer can choose and the one used before", async () => {
    const { id } = await buyOnline(token);
    const { body } = await both.call("confirmOrder", { params: { id }, token });
    expect(body.data.payment_gateway).toBe("vnpay");
    const gateways = body.data.payment_methods.map(({ gateway }: { gateway: string | null }) => gateway);
    expect(gateways).toEqual([null, "vnpay", "momo"]);
  });

  it("closes the first payment, and books money that arrives there later as orphaned", async () => {
    const { id, url } = await buyOnline(token);
    const again = await payAt(id, "momo");
    expect(again.body.data.order.payment_url).toContain(momo.url);
    const [first, second] = await paymentsOf(id);
    expect([first, second]).toMatchObject([
      { gateway: "vnpay", status: 2 },
      { gateway: "momo", status: 0 },
    ]);
    momo.pay(second?.reference ?? "");
    expect(await confirm(id)).toMatchObject({ payment_status: 1 });
    await ofBoth.inject({ url: `/gateway/vnpay/notices?${vnpay.pay(url)}` });
    expect((await entriesOf(id)).at(-1)).toEqual(["orphaned", "not_awaited", first?.amount]);
  });

  it("happens by itself if an order is cancelled and the rest is too little for the first gateway", async () => {
    const method = PaymentMethod.online;
    const placed = await buy(token, [{ variant: 51 }, { variant: 11 }], { method });
    const [first = { id: 0 }, rest = { id: 0 }] = placed.orders;
    await shop.db.update(orders).set({ order_tenant_final: 2_000 }).where(eq(orders.id, rest.id));
    await both.call("cancelOrder", { params: { id: first.id }, body: { reason: 1 }, token });
    expect((await paymentsOf(rest.id)).map(({ gateway }) => gateway)).toEqual(["vnpay", "momo"]);
  });

  it("is refused while the first payment may have succeeded or cannot be queried", async () => {
    const { id, url } = await buyOnline(token);
    vnpay.trouble = "HTML";
    expect((await payAt(id, "momo")).status).toBe(409);
    vnpay.trouble = null;
    vnpay.pay(url);
    expect((await payAt(id, "momo")).status).toBe(422);
    expect(await paymentsOf(id)).toMatchObject([{ gateway: "vnpay", status: 1 }]);
  });

  it("is allowed at once when the first gateway opened no page, even while it is down", async () => {
    const { id } = await buyOnline(token);
    await shop.db.update(payments).set({ payment_url: null });
    vnpay.trouble = "500";
    const again = await payAt(id, "momo");
    expect(again.body.data.order.payment_url).toContain(momo.url);
    expect((await paymentsOf(id))[0]).toMatchObject({ gateway: "vnpay", status: 2 });
  });

  it("is refused at a gateway that the shop does not offer", async () => {
    const { id } = await buyOnline(token);
    expect((await payAt(id, "simulated")).status).toBe(422);
  });
});
