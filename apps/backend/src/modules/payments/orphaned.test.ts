import { awaitsPayment, PAYMENT_GRACE_MS, PAYMENT_HOLD_MS, PaymentMethod } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { changedGateway, firstGateway } from "../../../test/gateways.ts";
import { operatorContextOf, operatorSays } from "../../../test/aftersales.ts";
import { buying, signInBuyer } from "../../../test/buying.ts";
import { ledger } from "../../../test/ledger.ts";
import { useShop } from "../../../test/shop.ts";
import { stored } from "../../../test/stored.ts";
import { unclosable } from "../../../test/unclosable-gateway.ts";
import { REFUND_DECIDED_AFTER_MS } from "@sen/demo/simulators/gateway/gateway";
import { gatewayRefunds, gatewaySessions } from "../../database/schema/index.ts";
import { servicesOf } from "../../operator/operator-context.ts";
import { processGatewayRefunds } from "../refunds/index.ts";
import { amountOf } from "./payment.ts";

const shop = await useShop(changedGateway(unclosable));
const { buy, buyOnline, move, press, reCheckout } = buying(shop);
const { orderRow, stockOf } = stored(shop);
const { entriesOf, notify, paymentsOf } = ledger(shop);
const read = async (id: number) => (await shop.call("getOrder", { params: { id }, token })).body.data;
const work = () => processGatewayRefunds(servicesOf(operatorContextOf(shop)));

const token = await signInBuyer(shop);

/** Extends the page at the gateway beyond our deadline, as if the clocks differed. */
const keepPageOpen = async (id: number) => {
  for (const { reference } of await paymentsOf(id)) {
    await shop.db
      .update(gatewaySessions)
      .set({ expires_at: new Date("2030-01-01") })
      .where(eq(gatewaySessions.reference, reference));
  }
};

/** What these orders still cost together, in dong. */
const dueOf = async (ids: readonly number[]) => {
  const rows = await Promise.all(ids.map((id) => orderRow(id)));
  return amountOf(rows.filter((row) => row !== undefined).filter(awaitsPayment));
};

/** Asserts that unexpected money is recorded and sent back, and that the customer and staff can see it. */
async function mustGoBack(id: number, amount: number) {
  const before = await orderRow(id);
  expect((await entriesOf(id)).slice(-2)).toEqual([
    ["authorized", "paid", amount],
    ["orphaned", "not_awaited", amount],
  ]);
  expect((await read(id)).payment_returns).toMatchObject([
    { amount, reason: "orphaned", paid_back_at: null },
  ]);
  expect(await operatorSays(shop, "payments", "orphaned")).toContainEqual(
    expect.objectContaining({ orders: before?.code, amount, status: "waiting" }),
  );
  await work();
  const [refund] = await shop.db.select().from(gatewayRefunds).where(eq(gatewayRefunds.amount, amount));
  expect(refund).toMatchObject({ outcome: null });
  shop.clock.pass(REFUND_DECIDED_AFTER_MS + 1);
  await work();
  await work();
  expect((await entriesOf(id)).at(-1)).toEqual(["refunded", "orphaned", amount]);
  expect((await read(id)).payment_returns).toMatchObject([{ amount, paid_back_at: expect.any(String) }]);
  // The order itself is unchanged.
  expect(await orderRow(id)).toEqual(before);
  await shop.db.delete(gatewayRefunds);
}

describe("a payment that no order waits for", () => {
  it("after a switch to cash in another tab is refunded, and the order stays in cash", async () => {
    const { id, url } = await buyOnline(token);
    const amount = (await orderRow(id))?.order_tenant_final ?? 0;
    expect((await reCheckout(token, id, { method: PaymentMethod.cod })).status).toBe(200);
    await press(url, "approve");
    expect(await orderRow(id)).toMatchObject({
      order_status: "CREATED",
      payment_method: 0,
      payment_status: 0,
    });
    await mustGoBack(id, amount);
  });

  it("after a cancellation is refunded", async () => {
    const before = await stockOf(51);
    const { id, url } = await buyOnline(token);
    const amount = (await orderRow(id))?.order_tenant_final ?? 0;
    await shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
    await press(url, "approve");
    expect(await orderRow(id)).toMatchObject({
      order_status: "CANCELLED",
      payment_status: 2,
      refund_status: null,
    });
    expect(await stockOf(51)).toBe(before);
    await mustGoBack(id, amount);
  });

  it("after its hold expired is refunded, and the order can be paid again", async () => {
    const { id, url } = await buyOnline(token);
    const amount = (await orderRow(id))?.order_tenant_final ?? 0;
    await keepPageOpen(id);
    shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS);
    await shop.runJobs();
    await press(url, "approve");
    expect(await orderRow(id)).toMatchObject({ order_status: "PENDING_CONFIRM", payment_status: 2 });
    await mustGoBack(id, amount);
    const again = await reCheckout(token, id);
    await press(again.body.data.order.payment_url, "approve");
    expect(await orderRow(id)).toMatchObject({ order_status: "CREATED", payment_status: 1 });
  });

  it.each([
    [
      "one of its orders was cancelled",
      (id: number) => shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token }),
    ],
    ["one of its orders became dearer", (id: number) => move(token, id)],
  ])("for more or less than its orders cost, because after a decline %s, is returned", async (_, happens) => {
    const placed = await buy(token, [{ variant: 51 }, { variant: 11 }], { method: PaymentMethod.online });
    const [changed = { id: 0 }, other = { id: 0 }] = placed.orders;
    await press(placed.payment_url ?? "", "decline");
    expect((await happens(changed.id)).status).toBe(200);
    // The gateway corrects itself: the customer paid after all.
    const [payment] = await paymentsOf(other.id);
    const { reference = "", amount = 0 } = payment ?? {};
    const told = { reference, amount, transaction: "SIM-LATE", decidedAt: shop.clock.now() };
    expect(await notify({ ...told, outcome: "paid" })).toMatchObject({ verdict: "recorded" });
    expect((await entriesOf(other.id)).slice(-2)).toEqual([
      ["authorized", "paid", placed.total],
      ["orphaned", "amount_differs", placed.total],
    ]);
    expect(await orderRow(other.id)).toMatchObject({ order_status: "PENDING_CONFIRM", payment_status: 2 });
    const again = await reCheckout(token, other.id);
    const due = await dueOf([changed.id, other.id]);
    await press(again.body.data.order.payment_url, "approve");
    expect((await entriesOf(other.id)).at(-1)).toEqual(["captured", "paid", due]);
  });

  it("whose refund the bank rejects is retried by staff under a new reference", async () => {
    const { id, url } = await buyOnline(token);
    await reCheckout(token, id, { method: PaymentMethod.cod });
    await press(url, "approve");
    await work();
    const listed = async () => {
      const rows = (await operatorSays(shop, "payments", "orphaned")) as Record<string, unknown>[];
      const code = (await orderRow(id))?.code;
      return rows.find(({ orders }) => orders === code);
    };
    const rows = await shop.db.select().from(gatewayRefunds);
    for (const { reference } of rows) {
      await firstGateway(shop.adapters).simulation?.decideRefund(reference, "failed", shop.clock.now());
    }
    await work();
    expect((await entriesOf(id)).at(-1)?.slice(0, 2)).toEqual(["failed", "orphaned"]);
    expect((await read(id)).payment_returns).toMatchObject([{ paid_back_at: null }]);
    const failed = await listed();
    expect(failed).toMatchObject({ status: "failed", problem: "The bank sent the money back." });
    await operatorSays(shop, "payments", "retry", String(failed?.transfer));
    await expect(operatorSays(shop, "payments", "retry", String(failed?.transfer))).rejects.toThrow(
      "TRANSFER_NOT_FAILED",
    );
    shop.clock.pass(REFUND_DECIDED_AFTER_MS + 1);
    await work();
    expect((await entriesOf(id)).at(-1)?.slice(0, 2)).toEqual(["refunded", "orphaned"]);
    expect(await shop.db.$count(gatewayRefunds)).toBe(rows.length + 1);
  });
});
