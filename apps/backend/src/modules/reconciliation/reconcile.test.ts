import { eq } from "../../database/drizzle.ts";
import { beforeEach, expect, it } from "vitest";
import { firstGateway } from "../../../test/gateways.ts";
import { operatorSays } from "../../../test/aftersales.ts";
import { buying, signInBuyer } from "../../../test/buying.ts";
import { ledger } from "../../../test/ledger.ts";
import { useShop } from "../../../test/shop.ts";
import { gatewayFigures } from "../payments/index.ts";
import { reconcileYesterday } from "./index.ts";
import { gatewayRefunds, gatewaySessions, refunds } from "../../database/schema/index.ts";

const shop = await useShop();
const { buyOnline, press } = buying(shop);
const { notify, paymentsOf } = ledger(shop);
const reconcile = (...words: string[]) => operatorSays(shop, "payments", "reconcile", ...words);

const token = await signInBuyer(shop);
beforeEach(async () => {
  await shop.db.delete(gatewaySessions);
  await shop.db.delete(gatewayRefunds);
  shop.clock.pass(86_400_000);
});
/** Today's date in Vietnam. The shop's clock is set to the morning. */
const today = () => shop.clock.now().toISOString().slice(0, 10);

async function paid() {
  const { id, url } = await buyOnline(token);
  await press(url, "approve");
  const [payment] = await paymentsOf(id);
  return { id, reference: payment?.reference ?? "", amount: payment?.amount ?? 0 };
}

async function refunded() {
  const { id } = await paid();
  await shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.order_id, id));
  await operatorSays(shop, "refund", "pay", String(refund?.id));
}

it("reconciliation finds nothing if ledger and gateway agree on a payment and a refund, today and as yesterday", async () => {
  await refunded();
  expect(await shop.db.$count(gatewayRefunds, eq(gatewayRefunds.outcome, "completed"))).toBe(1);
  expect(await reconcile("--day", today())).toEqual({ differences: 0 });
  shop.clock.pass(86_400_000);
  expect(await reconcile()).toEqual({ differences: 0 });
});

it("reconciliation settles payments only the gateway has as paid, and keeps what only the ledger has open", async () => {
  const { id } = await buyOnline(token);
  const [payment] = await paymentsOf(id);
  const reference = payment?.reference ?? "";
  await firstGateway(shop.adapters).simulation?.decidePayment(reference, "paid", shop.clock.now());
  const lost = await paid();
  await shop.db.delete(gatewaySessions).where(eq(gatewaySessions.reference, lost.reference));
  const found = await reconcile("--day", today());
  expect(found).toHaveLength(2);
  expect(found).toContainEqual(
    expect.objectContaining({
      difference: "status_differs",
      reference,
      here: "pending",
      resolution: "asked again: paid",
    }),
  );
  expect((await paymentsOf(id))[0]?.status).toBe(1);
  expect(found).toContainEqual(
    expect.objectContaining({ difference: "missing_there", reference: lost.reference, there: null }),
  );
  // What was fixed is closed; the rest waits for a person, and is found again every morning.
  const open = (await operatorSays(shop, "payments", "differences")) as Record<string, unknown>[];
  expect(open.map(({ reference: of }) => of)).toEqual([lost.reference]);
  const logged: unknown[] = [];
  const log = { error: (difference: unknown) => logged.push(difference), warn: () => undefined };
  const tomorrow = { ...shop.clock, now: () => new Date(shop.clock.now().getTime() + 86_400_000) };
  await reconcileYesterday({ ...shop.adapters, db: shop.db, clock: tomorrow, log });
  expect(logged).toMatchObject([{ reference: lost.reference, resolution: null }]);
  expect(await operatorSays(shop, "payments", "differences")).toHaveLength(1);
  const figures = await gatewayFigures(shop.db, shop.clock.now());
  expect(figures).toMatchObject([{ gateway: "simulated", differences: 1 }]);
  await operatorSays(shop, "payments", "resolve", String(open[0]?.difference), "--note", "Đã hoàn qua cổng");
  expect(await operatorSays(shop, "payments", "differences")).toEqual([]);
  expect(await operatorSays(shop, "payments", "differences", "all")).toContainEqual(
    expect.objectContaining({ reference: lost.reference, resolution: "Đã hoàn qua cổng" }),
  );
});

it("reconciliation reports payments missing at the gateway, other amounts and other outcomes", async () => {
  const [missing, other, declined] = [await paid(), await paid(), await paid()];
  const at = (reference: string) => eq(gatewaySessions.reference, reference);
  await shop.db.delete(gatewaySessions).where(at(missing.reference));
  await shop.db.update(gatewaySessions).set({ amount: 1 }).where(at(other.reference));
  await shop.db.update(gatewaySessions).set({ outcome: "declined" }).where(at(declined.reference));
  const found = await reconcile("--day", today());
  expect(found).toHaveLength(3);
  const named = (difference: string, reference: string, there: string | null) =>
    expect.objectContaining({ difference, reference, kind: "payment", there });
  expect(found).toEqual(
    expect.arrayContaining([
      named("missing_there", missing.reference, null),
      named("amount_differs", other.reference, "1 dong"),
      named("status_differs", declined.reference, "declined"),
    ]),
  );
  expect(await notify({ ...(await asked(missing)), outcome: "declined" })).toMatchObject({
    verdict: "known",
  });
  await expect(reconcile("--day", "yesterday")).rejects.toThrow("--day must be a date");
});

it("reconciliation leaves a refund to staff that is completed here and failed at the gateway", async () => {
  await refunded();
  await shop.db.update(gatewayRefunds).set({ outcome: "failed" });
  expect(await reconcile("--day", today())).toMatchObject([
    { difference: "status_differs", kind: "refund", there: "failed", resolution: null },
  ]);
});

async function asked({ reference, amount }: { reference: string; amount: number }) {
  const payment = { reference, amount, createdAt: shop.clock.now() };
  return firstGateway(shop.adapters).lookUp(payment);
}
