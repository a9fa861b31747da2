import { PAYMENT_GRACE_MS, PAYMENT_HOLD_MS } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { operatorContextOf, operatorSays } from "../../../test/aftersales.ts";
import { buying, signInBuyer } from "../../../test/buying.ts";
import { momoDouble, PROBLEMS, vnpayDouble, type NoticeChanges } from "../../../test/gateway-doubles.ts";
import { ledger } from "../../../test/ledger.ts";
import type { GatewayProblem } from "../../../test/vnpay-server.ts";
import { testStart, useShop, type TestShop } from "../../../test/shop.ts";
import { stored } from "../../../test/stored.ts";
import { paymentTransfers } from "../../database/schema/index.ts";
import { reconcileYesterday } from "../../modules/reconciliation/index.ts";
import type { NoticeVerdict } from "../../ports/payment-gateway.ts";
import { processGatewayRefunds } from "../../modules/refunds/index.ts";
import { servicesOf } from "../../operator/operator-context.ts";
import { gatewayRegistry } from "./registry.ts";

/** Runs the same scenarios against every gateway's real adapter. */
describe.each([
  ["VNPay", vnpayDouble],
  ["MoMo", momoDouble],
] as const)("the %s adapter", async (_name, start) => {
  const double = await start({ now: () => shop.clock.now(), wait: () => Promise.resolve() });
  const shop: TestShop = await useShop(() => ({ paymentGateways: gatewayRegistry([double.gateway]) }));
  const { buyOnline } = buying(shop);
  const { orderRow } = stored(shop);
  const { entriesOf, paymentOf, refundOf, transferOf } = ledger(shop);
  const confirm = async (id: number) =>
    (await shop.call("confirmOrder", { params: { id }, token })).body.data;
  const work = () => processGatewayRefunds(servicesOf(operatorContextOf(shop)));
  const token = await signInBuyer(shop);
  afterAll(() => double.stop());
  beforeEach(() => double.setTrouble(null));

  async function waiting() {
    const { id } = await buyOnline(token);
    return { id, payment: await paymentOf(id) };
  }
  async function paid() {
    const { id, payment } = await waiting();
    expect((await shop.app.inject(double.pay(payment))).statusCode).toBe(double.heard);
    expect(await orderRow(id)).toMatchObject({ order_status: "CREATED", payment_status: 1 });
    return { id, payment };
  }
  async function refunding() {
    const { id, payment } = await paid();
    await shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
    const { id: refund, amount } = await refundOf(id);
    await operatorSays(shop, "refund", "approve", String(refund));
    return { id, payment, amount, refund };
  }
  const backOf = (before: number) => double.refunds().slice(before);

  it("pays an order by its notice, once however often it comes", async () => {
    const { id, payment } = await waiting();
    const notice = double.pay(payment);
    for (let times = 0; times < 3; times += 1) {
      expect((await shop.app.inject(notice)).statusCode).toBe(double.heard);
    }
    expect(await orderRow(id)).toMatchObject({ order_status: "CREATED", payment_status: 1 });
    expect(await entriesOf(id)).toHaveLength(2);
  });

  it("queries the payment when its notice is lost", async () => {
    const { id, payment } = await waiting();
    double.pay(payment);
    expect(await confirm(id)).toMatchObject({ payment_status: 1, undecided: null });
  });

  it("finds a late payment without a notice in the next morning's reconciliation, and refunds it", async () => {
    const { id, payment } = await waiting();
    shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS);
    await shop.runJobs();
    expect(await orderRow(id)).toMatchObject({ payment_status: 2 });
    double.pay(payment);
    shop.clock.pass(86_400_000);
    await reconcileYesterday(servicesOf(operatorContextOf(shop)));
    expect((await entriesOf(id)).at(-1)).toEqual(["orphaned", "not_awaited", payment.amount]);
    await work();
    double.decideRefunds("completed");
    await work();
    expect((await entriesOf(id)).at(-1)).toEqual(["refunded", "orphaned", payment.amount]);
    shop.clock.set(testStart);
  });

  it("leaves an order waiting and unpaid when its payment is declined", async () => {
    const { id, payment } = await waiting();
    await shop.app.inject(double.pay(payment, "declined"));
    expect(await orderRow(id)).toMatchObject({ order_status: "PENDING_CONFIRM", payment_status: 2 });
  });

  it.each<[string, NoticeChanges, NoticeVerdict]>([
    ["with a bad signature", { isForged: true }, "forged"],
    ["for another merchant", { merchant: "OTHERSHP" }, "forged"],
    ["of less money", { amount: 1_000 }, "wrong_amount"],
    ["of more money", { amount: 40_000_000 }, "wrong_amount"],
    ["of an order that nobody made", { reference: crypto.randomUUID() }, "unknown_payment"],
  ])("pays nothing for a notice %s, and records it", async (_what, changes, outcome) => {
    const { id, payment } = await waiting();
    shop.clock.pass(60_000);
    const answer = await shop.app.inject(double.pay(payment, "declined", changes));
    expect(double.forged(answer)).toBe(outcome === "forged");
    const [event] = (await operatorSays(shop, "providers", "--provider", double.gateway.id)) as object[];
    expect(event).toMatchObject({ at: shop.clock.now(), call: "notice", outcome });
    expect(await orderRow(id)).toMatchObject({ order_status: "PENDING_CONFIRM", payment_status: 0 });
    expect(await entriesOf(id)).toEqual([]);
  });

  it("ignores a notice about a payment made at another gateway", async () => {
    const { id, payment } = await waiting();
    await shop.db.execute(`update payments set gateway = 'simulated' where id = ${payment.id}`);
    await shop.app.inject(double.pay(payment));
    expect(await orderRow(id)).toMatchObject({ order_status: "PENDING_CONFIRM", payment_status: 0 });
  });

  it.each(PROBLEMS)(
    "keeps a payment undecided when a query gets %s, and shows the customer that it is checked",
    async (problem) => {
      const { id, payment } = await waiting();
      double.pay(payment);
      double.setTrouble(problem);
      expect(await confirm(id)).toMatchObject({ payment_status: 0, undecided: "checking" });
      expect(await entriesOf(id)).toEqual([]);
      double.setTrouble(null);
      expect(await confirm(id)).toMatchObject({ payment_status: 1, undecided: null });
    },
  );

  it("releases no goods for a payment that a query finds too low, and refunds it", async () => {
    const { id, payment } = await waiting();
    double.pay(payment);
    double.setTrouble("of less money");
    expect(await confirm(id)).toMatchObject({ payment_status: 2 });
    expect(await entriesOf(id)).toEqual([
      ["authorized", "paid", 1_000],
      ["orphaned", "amount_differs", 1_000],
    ]);
    expect(await orderRow(id)).toMatchObject({ order_status: "PENDING_CONFIRM", payment_status: 2 });
    double.setTrouble(null);
    await work();
    double.decideRefunds("completed");
    await work();
    expect((await entriesOf(id)).at(-1)).toEqual(["refunded", "orphaned", 1_000]);
  });

  it.each<GatewayProblem>(["unsigned", "500", "a lost answer", "of less money"])(
    "queries a refund that got %s until it is settled, and refunds once",
    async (problem) => {
      const before = double.refunds().length;
      const { id, amount, refund } = await refunding();
      double.setTrouble(problem);
      await work();
      expect(await transferOf(refund)).toMatchObject({ status: "sent", unanswered: 1 });
      double.setTrouble(null);
      await work();
      double.decideRefunds("completed");
      expect(backOf(before)).toHaveLength(1);
      // VNPay finds a refund only by its number, so without one a person must look there.
      const { gateway_reference } = (await transferOf(refund)) ?? {};
      if (gateway_reference === null) {
        await shop.db
          .update(paymentTransfers)
          .set({ status: "stuck" })
          .where(eq(paymentTransfers.refund_id, refund));
        const { id: transfer } = (await transferOf(refund)) ?? {};
        const number = backOf(before)[0]?.number ?? "";
        await operatorSays(shop, "payments", "found", String(transfer), "--number", number);
      }
      await work();
      expect(await transferOf(refund)).toMatchObject({ status: "completed" });
      expect(backOf(before)).toMatchObject([{ amount, isCompleted: true }]);
      expect((await entriesOf(id)).at(-1)).toEqual(["refunded", "refund", amount]);
    },
  );

  it("marks a refund failed that the bank rejects, and resends it under a new reference", async () => {
    const before = double.refunds().length;
    const { id, amount, refund } = await refunding();
    await work();
    double.decideRefunds("failed");
    await work();
    expect((await entriesOf(id)).at(-1)).toEqual(["failed", "refund", amount]);
    const first = (await transferOf(refund))?.reference;
    await operatorSays(shop, "refund", "pending", String(refund));
    expect((await transferOf(refund))?.reference).not.toBe(first);
    double.decideRefunds("completed");
    await work();
    expect(backOf(before)).toMatchObject([{ amount, isCompleted: true }]);
  });
});
