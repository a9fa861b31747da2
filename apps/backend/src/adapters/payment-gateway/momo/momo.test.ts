import { RefundStatus } from "@sen/domain";
import { afterAll, expect, it } from "vitest";
import { operatorContextOf, operatorSays } from "../../../../test/aftersales.ts";
import { buying, signInBuyer } from "../../../../test/buying.ts";
import { momoDouble } from "../../../../test/gateway-doubles.ts";
import { ledger } from "../../../../test/ledger.ts";
import { useShop } from "../../../../test/shop.ts";
import { operatorAlerts } from "../../../database/schema/index.ts";
import { lockOrder } from "../../../modules/order-records/index.ts";
import { openTransfer } from "../../../modules/payments/index.ts";
import { openRefund, processGatewayRefunds } from "../../../modules/refunds/index.ts";
import { servicesOf } from "../../../operator/operator-context.ts";
import { gatewayRegistry } from "../registry.ts";

const double = await momoDouble({ now: () => shop.clock.now(), wait: () => Promise.resolve() });
const shop = await useShop(() => ({ paymentGateways: gatewayRegistry([double.gateway]) }));
const { buyOnline, reCheckout } = buying(shop);
const { entriesOf, paymentOf, paymentsOf, refundStatus, transferOf } = ledger(shop);
const work = () => processGatewayRefunds(servicesOf(operatorContextOf(shop)));
const openAlerts = async () =>
  (await shop.db.select().from(operatorAlerts)).flatMap(({ text, closed_at }) => (closed_at ? [] : [text]));
/** Below MoMo's minimum of 1,000 dong. */
const SMALL = 500;

const token = await signInBuyer(shop);
afterAll(() => double.stop());

async function paid() {
  const { id } = await buyOnline(token);
  const payment = await paymentOf(id);
  await shop.app.inject(double.pay(payment));
  return { id, payment };
}

it.each(["500", "a lost answer"] as const)(
  "an order keeps waiting when MoMo answers the request for its page with %s, and the page opens later",
  async (problem) => {
    double.setTrouble(problem);
    const { id, url } = await buyOnline(token);
    expect(url).toBe("");
    double.setTrouble(null);
    const { body } = await reCheckout(token, id);
    expect(body.data.order.payment_url).toContain("/v2/gateway/pay");
    expect((await paymentsOf(id)).map(({ status }) => status)).toEqual([0]);
  },
);

it("a refund below MoMo's minimum fails with an alert, and can be completed by hand", async () => {
  const { id } = await paid();
  const refund = await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, "staff", id);
    return openRefund(tx, order, "operator", shop.clock.now(), { amount: SMALL, bank: null });
  });
  await operatorSays(shop, "refund", "approve", String(refund));
  await work();
  expect(double.refunds()).toEqual([]);
  expect(await refundStatus(refund)).toBe(RefundStatus.failed);
  expect(await openAlerts()).toEqual([expect.stringContaining("MoMo 22")]);

  const transfer = await transferOf(refund);
  const byHand = () =>
    operatorSays(shop, "payments", "by-hand", String(transfer?.id), "--note", "Chuyển khoản VCB 0123");
  await byHand();
  expect(await refundStatus(refund)).toBe(RefundStatus.completed);
  expect((await entriesOf(id)).at(-1)).toEqual(["refunded", "refund", SMALL]);
  expect(await openAlerts()).toEqual([]);
  await expect(byHand()).rejects.toThrow();
  // MoMo does not list it, so reconciliation must not expect it there.
  shop.clock.pass(86_400_000);
  expect(await operatorSays(shop, "payments", "reconcile")).toEqual({ differences: 0 });
});

it("a delivery fee difference below MoMo's minimum is completed by hand, too", async () => {
  const { id, payment } = await paid();
  const { id: transfer } = await shop.db.transaction((tx) =>
    openTransfer(
      tx,
      { payment_id: payment.id, order_id: id, amount: SMALL, reason: "delivery_fee" },
      shop.clock.now(),
    ),
  );
  await work();
  expect(await openAlerts()).toEqual([expect.stringContaining(`payments by-hand ${transfer}`)]);
  await operatorSays(shop, "payments", "by-hand", String(transfer), "--note", "Tiền mặt tại quầy");
  expect((await entriesOf(id)).at(-1)).toEqual(["refunded", "delivery_fee", SMALL]);
});
