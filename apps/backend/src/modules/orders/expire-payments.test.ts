import { PAYMENT_GRACE_MS, PAYMENT_HOLD_MS, PAYMENT_TERM_MS, PaymentMethod } from "@sen/domain";
import { eq, sql } from "../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { buying, signInBuyer } from "../../../test/buying.ts";
import { changedGateway } from "../../../test/gateways.ts";
import { ledger } from "../../../test/ledger.ts";
import { otherCustomer } from "../../../test/small-shop/index.ts";
import { useShop } from "../../../test/shop.ts";
import { stored } from "../../../test/stored.ts";
import {
  coupons,
  flashDealSales,
  gatewaySessions,
  orderItems,
  orders,
  payments,
} from "../../database/schema/index.ts";

import { cancelUnpaidOrder, closePayment } from "./expire-payments.ts";

/** What happens while a page is being closed at the gateway. */
let meanwhile: (() => Promise<unknown>) | undefined;
const shop = await useShop(
  changedGateway((gateway) => ({
    ...gateway,
    close: async (payment) => {
      const happens = meanwhile;
      meanwhile = undefined; // It may close the page itself.
      await happens?.();
      return gateway.close(payment);
    },
  })),
);
const { buy, buyOnline, press, reCheckout } = buying(shop);
const { orderRow, historyOf, stockOf } = stored(shop);
const { notify, paymentsOf } = ledger(shop);
const read = async (id: number) => (await shop.call("getOrder", { params: { id }, token })).body.data;

const token = await signInBuyer(shop);
const stranger = await shop.signIn(otherCustomer);
beforeEach(() => {
  shop.clock.set("2026-11-21T03:00:00Z");
});

describe("an unpaid online order", () => {
  it("has a payment deadline 24 hours after its creation, only while it waits for payment", async () => {
    const { id, url } = await buyOnline(token);
    const { created_at, payment_deadline } = await read(id);
    expect(Date.parse(payment_deadline) - Date.parse(created_at)).toBe(PAYMENT_TERM_MS);
    const { body } = await shop.call("listOrders", { token });
    expect(body.data.items[0]).toMatchObject({ id, payment_deadline, payment_expired: false });
    await press(url, "approve");
    expect((await read(id)).payment_deadline).toBeNull();
    const cash = await buy(token, [{ variant: 51 }]);
    expect((await read(cash.orders[0]?.id ?? 0)).payment_deadline).toBeNull();
  });

  it("is cancelled after 24 hours, not before, with the reason that it was not paid in time", async () => {
    const { id } = await buyOnline(token);
    shop.clock.pass(PAYMENT_TERM_MS - 1);
    await shop.runJobs();
    expect(await read(id)).toMatchObject({ order_status: "PENDING_CONFIRM", payment_expired: false });
    shop.clock.pass(1);
    await shop.runJobs();
    expect(await read(id)).toMatchObject({
      order_status: "CANCELLED",
      payment_deadline: null,
      payment_expired: true,
      cancel_request: { kind: 1, reason: null, note: null, creator_type: 3 },
    });
    expect(await historyOf(id)).toEqual([
      ["PENDING_CONFIRM", 0],
      ["PENDING_CONFIRM", 2],
      ["CANCELLED", 2],
    ]);
  });

  it("is shown as cancelled from the deadline on, even before a job has written it", async () => {
    const { id, url } = await buyOnline(token);
    await press(url, "decline");
    shop.clock.pass(PAYMENT_TERM_MS);
    const over = { order_status: "CANCELLED", payment_deadline: null, payment_expired: true };
    expect(await read(id)).toMatchObject({ ...over, cancel_request: { kind: 1, reason: null, note: null } });
    expect((await shop.call("listOrders", { token })).body.data.items[0]).toMatchObject({ id, ...over });
    expect((await reCheckout(token, id)).body.message_code).toBe("ORDER_PAYMENT_EXPIRED");
    expect((await orderRow(id))?.order_status).toBe("PENDING_CONFIRM");
  });

  it("is not cancelled by a read request, and its stock returns only when a job runs", async () => {
    const { id } = await buyOnline(token);
    const left = await stockOf(51);
    shop.clock.pass(PAYMENT_TERM_MS);
    const asked = [
      await shop.call("listOrders", { token: stranger }),
      await shop.call("listCart", { token: stranger }),
      await shop.call("getOrder", { params: { id }, token }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stockOf(51)).toBe(left);
    await shop.runJobs();
    expect(await stockOf(51)).toBeGreaterThan(left);
    expect(await orderRow(id)).toMatchObject({ order_status: "CANCELLED", held_until: null });
  });

  it("is cancelled by the periodic job if no job was queued for it", async () => {
    const { id } = await buyOnline(token);
    await shop.db.execute(sql`delete from graphile_worker._private_jobs`);
    shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS);
    await shop.runJobs();
    expect(await orderRow(id)).toMatchObject({ payment_status: 2, held_until: null });
    await shop.db.execute(sql`delete from graphile_worker._private_jobs`);
    shop.clock.pass(PAYMENT_TERM_MS);
    await shop.runJobs();
    expect((await orderRow(id))?.order_status).toBe("CANCELLED");
  });

  it("returns stock, deal pieces and coupon once, even if its jobs run again", async () => {
    const deal = async () => (await shop.db.select().from(flashDealSales))[0]?.sold ?? 0;
    const used = async () => (await shop.db.select().from(coupons).where(eq(coupons.id, 1)))[0]?.used;
    const before = [await stockOf(41), await stockOf(11), await deal(), await used()];
    const method = PaymentMethod.online;
    const placed = await buy(token, [{ variant: 41 }, { variant: 11 }], { method, coupon_ids: [1] });
    expect([await stockOf(41), await stockOf(11), await deal(), await used()]).not.toEqual(before);
    shop.clock.pass(PAYMENT_TERM_MS);
    await shop.runJobs();
    // Like a worker that crashed after its work, before marking the job as done.
    for (const { id } of placed.orders) await cancelUnpaidOrder(shop.jobServices(), { order_id: id });
    await closePayment(shop.jobServices(), {
      payment_id: (await orderRow(placed.orders[0]?.id ?? 0))?.payment_id ?? 0,
    });
    expect([await stockOf(41), await stockOf(11), await deal(), await used()]).toEqual(before);
    for (const { id } of placed.orders) expect((await orderRow(id))?.order_status).toBe("CANCELLED");
  });

  it("is left alone if it is cancelled while its page is being closed, and tried again if its payment changes", async () => {
    const [cancelled, changed] = [await buyOnline(token), await buyOnline(token)];
    shop.clock.pass(PAYMENT_TERM_MS);
    meanwhile = () => shop.call("cancelOrder", { params: { id: cancelled.id }, body: { reason: 1 }, token });
    await cancelUnpaidOrder(shop.jobServices(), { order_id: cancelled.id });
    expect(await orderRow(cancelled.id)).toMatchObject({ order_status: "CANCELLED", cancel_reason: 1 });
    meanwhile = () => shop.db.update(orders).set({ payment_id: null }).where(eq(orders.id, changed.id));
    await expect(cancelUnpaidOrder(shop.jobServices(), { order_id: changed.id })).rejects.toThrow("CONFLICT");
    expect((await orderRow(changed.id))?.order_status).toBe("PENDING_CONFIRM");
  });

  it("can no longer be paid online or in cash, and says why", async () => {
    const { id, url } = await buyOnline(token);
    shop.clock.pass(PAYMENT_TERM_MS);
    for (const method of [PaymentMethod.online, PaymentMethod.cod]) {
      const { status, body } = await reCheckout(token, id, { method, lang: "en" });
      expect([status, body.message_code]).toEqual([422, "ORDER_PAYMENT_EXPIRED"]);
      expect(body.message).toBe("The time to pay is over, so this order was cancelled");
    }
    await shop.runJobs();
    expect((await reCheckout(token, id)).body.message_code).toBe("ORDER_PAYMENT_EXPIRED");
    await press(url, "approve");
    expect(await orderRow(id)).toMatchObject({ order_status: "CANCELLED", payment_status: 2 });
  });

  it("has no payment page that outlives its deadline", async () => {
    const { id } = await buyOnline(token);
    shop.clock.pass(PAYMENT_TERM_MS - PAYMENT_HOLD_MS / 2);
    await reCheckout(token, id);
    const row = await orderRow(id);
    const deadline = (row?.created_at.getTime() ?? 0) + PAYMENT_TERM_MS;
    expect(row?.held_until?.getTime()).toBe(deadline);
    const [session] = await shop.db
      .select({ expires_at: gatewaySessions.expires_at })
      .from(gatewaySessions)
      .innerJoin(payments, eq(payments.reference, gatewaySessions.reference))
      .where(eq(payments.id, row?.payment_id ?? 0));
    expect(session?.expires_at.getTime()).toBe(deadline);
  });

  it("whose page closed at its deadline waits for a late notice before it is cancelled, unless it was declined", async () => {
    const [late, never, declined] = [await buyOnline(token), await buyOnline(token), await buyOnline(token)];
    shop.clock.pass(PAYMENT_TERM_MS - PAYMENT_HOLD_MS / 2);
    for (const { id } of [late, never]) await reCheckout(token, id);
    const { body } = await reCheckout(token, declined.id);
    await press(body.data.order.payment_url, "decline");
    shop.clock.pass(PAYMENT_HOLD_MS / 2 + PAYMENT_GRACE_MS - 1);
    await shop.runJobs();
    for (const { id } of [late, never]) expect((await orderRow(id))?.order_status).toBe("PENDING_CONFIRM");
    expect((await orderRow(declined.id))?.order_status).toBe("CANCELLED");
    const [payment] = (await paymentsOf(late.id)).slice(-1);
    const { reference = "", amount = 0 } = payment ?? {};
    const decidedAt = shop.clock.now();
    await notify({ reference, outcome: "paid", amount, transaction: "T-9", decidedAt });
    shop.clock.pass(PAYMENT_GRACE_MS);
    await shop.runJobs();
    expect((await orderRow(late.id))?.order_status).toBe("CREATED");
    expect((await orderRow(never.id))?.order_status).toBe("CANCELLED");
  });

  it("cancelled by the customer is not shown as not paid in time", async () => {
    const { id } = await buyOnline(token);
    await shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
    expect(await read(id)).toMatchObject({ order_status: "CANCELLED", payment_expired: false });
  });

  it("keeps the price of a deal that ended, and leaves that deal", async () => {
    const placed = await buy(token, [{ variant: 41 }], { method: PaymentMethod.online });
    const id = placed.orders[0]?.id ?? 0;
    const amount = (await orderRow(id))?.order_tenant_final;
    shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS);
    await shop.runJobs();
    await shop.db
      .update(orderItems)
      .set({ flash_deal_window: new Date("2026-11-01T00:00:00Z") })
      .where(eq(orderItems.order_id, id));
    expect((await reCheckout(token, id, { method: PaymentMethod.cod })).status).toBe(200);
    expect(await orderRow(id)).toMatchObject({ order_status: "CREATED", order_tenant_final: amount });
    const [item] = await shop.db.select().from(orderItems).where(eq(orderItems.order_id, id));
    expect(item).toMatchObject({ flash_deal_item_id: null, flash_deal_window: null });
  });
});

describe("orders of one payment", () => {
  it("list each other while they wait, and switch to cash together", async () => {
    const placed = await buy(token, [{ variant: 51 }, { variant: 11 }], { method: PaymentMethod.online });
    const [first, second] = placed.orders;
    const { id = 0 } = first ?? {};
    expect((await read(id)).paid_together).toEqual([
      { id: second?.id, code: second?.code, order_tenant_final: second?.order_tenant_final },
    ]);
    const { body } = await shop.call("listOrders", { query: {}, token });
    expect(body.data.items.find((order: { id: number }) => order.id === id).paid_together).toEqual([
      { id: second?.id, code: second?.code, order_tenant_final: second?.order_tenant_final },
    ]);
    await reCheckout(token, id, { method: PaymentMethod.cod });
    for (const order of placed.orders) {
      expect(await read(order.id)).toMatchObject({
        order_status: "CREATED",
        payment_method: 0,
        paid_together: [],
      });
    }
  });
});
