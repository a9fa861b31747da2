import { PAYMENT_HOLD_MS, PaymentMethod } from "@sen/domain";
import { and, asc, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buying, newKey } from "../../../test/buying.ts";
import { demoCustomer, otherCustomer } from "../../../test/small-shop/index.ts";
import { useShop } from "../../../test/shop.ts";
import { simulatedGateway } from "../../adapters/payment-gateway/simulated/gateway.ts";
import {
  cartItems,
  coupons,
  couponUses,
  gatewaySessions,
  orderHistories,
  orders,
  payments,
  refundHistories,
  refunds,
  variants,
} from "../../database/schema/index.ts";
import { heldUntil } from "./payment.ts";
import { oneAtATime } from "./re-checkout.ts";

const shop = useShop();
const { giveAddress, buy, press, reCheckout } = buying(shop);
const online = { method: PaymentMethod.online } as const;
let token = "";
let stranger = "";

beforeAll(async () => {
  token = await shop.signIn();
  stranger = await shop.signIn(otherCustomer);
  await giveAddress(demoCustomer.id);
});
beforeEach(async () => {
  await shop.db.delete(cartItems);
});

const orderRow = async (id: number) => {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return row;
};
const historyOf = async (id: number) => {
  const rows = await shop.db
    .select()
    .from(orderHistories)
    .where(eq(orderHistories.order_id, id))
    .orderBy(asc(orderHistories.id));
  return rows.map(({ order_status, payment_status }) => [order_status, payment_status]);
};
const stockOf = async (id: number) => {
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, id));
  return row?.stock ?? -1;
};
/** How many of the backend's queries wait for a lock. */
const waitingForRows = async () => {
  const { rows } = await shop.db.execute<{ n: number }>(
    sql`select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n;
};
const confirm = (id: number, who = token) => shop.call("confirmOrder", { params: { id }, token: who });
const cancel = (id: number, who = token, lang?: "en") =>
  shop.call("cancelOrder", { params: { id }, body: { reason: 1, note: " Đặt nhầm " }, token: who, lang });
const pageOf = (url: string) => shop.app.inject({ url: new URL(url).pathname });
/** An online order of product 5 that waits for its payment. */
async function waiting(lang?: "en") {
  const placed = await buy(token, [{ variant: 51 }], { ...online, lang });
  return { id: placed.orders[0]?.id ?? 0, url: placed.payment_url ?? "" };
}

describe("the payment page", () => {
  it("approves: the order is created, and leads back to the result in the customer's language", async () => {
    const { id, url } = await waiting();
    expect(await press(url, "approve")).toBe(`http://localhost:3000/payment/result?order=${id}`);
    const { body } = await confirm(id);
    expect(body.data).toMatchObject({ payment_status: 1, orders: [{ id, order_status: "CREATED" }] });
    expect(await historyOf(id)).toEqual([
      ["PENDING_CONFIRM", 0],
      ["CREATED", 1],
    ]);
    const english = await waiting("en");
    expect(await press(english.url, "approve")).toBe(
      `http://localhost:3000/en/payment/result?order=${english.id}`,
    );
  });

  it("declines: the payment failed, the order waits, and keeps its stock for a while", async () => {
    const before = await stockOf(51);
    const { id, url } = await waiting();
    await press(url, "decline");
    expect((await confirm(id)).body.data).toMatchObject({
      payment_status: 2,
      orders: [{ order_status: "PENDING_CONFIRM" }],
    });
    expect(await stockOf(51)).toBe(before - 1);
  });

  it("can be left: the payment is pending, and the same page is open again", async () => {
    const { id, url } = await waiting();
    expect(await press(url, "leave")).toContain("/payment/result?order=");
    expect((await confirm(id)).body.data.payment_status).toBe(0);
    const again = await reCheckout(token, id);
    expect(again.body).toEqual({
      status_code: 200,
      message: "",
      data: { order: { id, payment_method: 1, payment_url: url } },
    });
  });

  it("speaks the language in which it was opened last, and leads back in it", async () => {
    const { id, url } = await waiting();
    await reCheckout(token, id, { lang: "en" });
    expect((await pageOf(url)).body).toContain('<html lang="en">');
    expect(await press(url, "approve")).toBe(`http://localhost:3000/en/payment/result?order=${id}`);
  });

  it("counts the first decision only", async () => {
    const { id, url } = await waiting();
    await press(url, "decline");
    await press(url, "approve");
    expect((await confirm(id)).body.data.payment_status).toBe(2);
    expect((await pageOf(url)).body).toContain("đã bị từ chối");
  });

  it("needs no script and nothing from elsewhere, and tells amount and order", async () => {
    const { id, url } = await waiting("en");
    const page = await pageOf(url);
    expect(page.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/localhost:3000; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain("131.000\u00a0đ");
    expect(page.body).toContain((await orderRow(id))?.code);
    expect(page.body).not.toMatch(/<script|<img|<link|https?:\/\//);
  });

  it("cannot be sent by another site, nor for a payment that nobody opened", async () => {
    const { id, url } = await waiting();
    const forged = await shop.app.inject({
      method: "POST",
      url: new URL(url).pathname,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "decision=approve&signature=guessed",
    });
    expect(forged.statusCode).toBe(403);
    expect((await confirm(id)).body.data.payment_status).toBe(0);
    expect((await shop.app.inject({ url: `/gateway/pay/${crypto.randomUUID()}` })).statusCode).toBe(404);
    expect((await shop.app.inject({ url: "/gateway/pay/x" })).statusCode).toBe(404);
  });

  it("is over after half an hour: the payment failed and the stock is back, whoever looks next", async () => {
    shop.clock.pass(PAYMENT_HOLD_MS);
    await shop.call("listOrders", { token: stranger });
    const before = await stockOf(51);
    const { id, url } = await waiting();
    shop.clock.pass(PAYMENT_HOLD_MS - 1);
    await shop.call("listOrders", { token: stranger });
    expect(await stockOf(51)).toBe(before - 1);
    shop.clock.pass(1);
    await shop.call("listOrders", { token: stranger });
    expect(await stockOf(51)).toBe(before);
    expect(await orderRow(id)).toMatchObject({
      order_status: "PENDING_CONFIRM",
      payment_status: 2,
      held_until: null,
    });
    await press(url, "approve");
    expect((await confirm(id)).body.data.payment_status).toBe(2);
  });
});

describe("a payment whose page is not open yet", () => {
  /** As it stands between the moment the order is placed and the gateway's answer. */
  async function unopened() {
    const { id } = await waiting();
    const payment_id = (await orderRow(id))?.payment_id ?? 0;
    const [payment] = await shop.db
      .update(payments)
      .set({ payment_url: null, gateway_reference: null })
      .where(eq(payments.id, payment_id))
      .returning();
    const reference = payment?.reference ?? "";
    await shop.db.delete(gatewaySessions).where(eq(gatewaySessions.reference, reference));
    return { id, payment_id, reference };
  }

  it("is pending for whoever asks, and is opened by paying again", async () => {
    const { id, payment_id } = await unopened();
    expect((await confirm(id)).body.data.payment_status).toBe(0);
    const { body } = await reCheckout(token, id);
    expect(await orderRow(id)).toMatchObject({ payment_id, payment_status: 0 });
    await press(body.data.order.payment_url, "approve");
    expect((await confirm(id)).body.data.payment_status).toBe(1);
  });

  it("cannot be paid any more after cash was agreed on, though its page opens later", async () => {
    const { id, reference } = await unopened();
    expect((await reCheckout(token, id, { method: PaymentMethod.cod })).status).toBe(200);
    const { paymentUrl } = await simulatedGateway("http://localhost:4000", shop.db, shop.clock).open({
      reference,
      amount: 131_000,
      description: "SEN-1",
      locale: "en",
      returnUrl: "http://localhost:3000/en/payment/result",
      expiresAt: heldUntil(shop.clock.now()),
    });
    const page = await pageOf(paymentUrl);
    expect(page.body).toContain("This payment page is closed");
    expect(page.body).toContain("131.000\u00a0đ");
    expect(page.body).not.toContain("<form");
  });
});

describe("paying again", () => {
  it("opens a new page after a decline, and the order is created when it is paid", async () => {
    const { id, url } = await waiting();
    await press(url, "decline");
    const { status, body } = await reCheckout(token, id, { lang: "en" });
    expect(status).toBe(200);
    expect(body.data.order.payment_url).not.toBe(url);
    expect(await press(body.data.order.payment_url, "approve")).toContain("/en/payment/result");
    expect(await historyOf(id)).toEqual([
      ["PENDING_CONFIRM", 0],
      ["PENDING_CONFIRM", 2],
      ["PENDING_CONFIRM", 0],
      ["CREATED", 1],
    ]);
    const refused = await reCheckout(token, id, { lang: "en" });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "This order does not need to be paid again",
    ]);
  });

  it("can be agreed on in cash, which closes the open page", async () => {
    const { id, url } = await waiting();
    const { body } = await reCheckout(token, id, { method: PaymentMethod.cod });
    expect(body).toEqual({
      status_code: 200,
      message: "Đặt hàng thành công",
      data: { order: { id, payment_method: 0, payment_url: null } },
    });
    await press(url, "approve");
    expect(await orderRow(id)).toMatchObject({
      order_status: "CREATED",
      payment_method: 0,
      payment_status: 0,
    });
  });

  it("makes one payment, however often and in parallel it is asked", async () => {
    const { id, url } = await waiting();
    await press(url, "decline");
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => reCheckout(token, id, { key })));
    expect(new Set(answers.map(({ body }) => body.data?.order.payment_url))).toHaveLength(1);
    const others = await Promise.all(Array.from({ length: 6 }, () => reCheckout(token, id)));
    expect(others.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const open = await shop.db
      .select()
      .from(payments)
      .innerJoin(orders, eq(orders.payment_id, payments.id))
      .where(and(eq(orders.id, id), eq(payments.status, 0)));
    expect(open).toHaveLength(1);
    const changed = await reCheckout(token, id, { key, method: PaymentMethod.cod });
    expect(changed.status).toBe(409);
  });

  it("is refused while one is in progress, and only then", async () => {
    const { id, url } = await waiting();
    await press(url, "decline");
    await shop.db.transaction(async (tx) => {
      await oneAtATime(tx, demoCustomer.id);
      const { status, body } = await reCheckout(token, id);
      expect([status, body.message_code]).toEqual([409, "RECHECKOUT_IN_PROGRESS"]);
    });
    const row = await orderRow(id);
    let again: ReturnType<typeof reCheckout> | undefined;
    await shop.db.transaction(async (tx) => {
      await tx
        .select()
        .from(payments)
        .where(eq(payments.id, row?.payment_id ?? 0))
        .for("update");
      again = reCheckout(token, id); // While its outcome is written it waits for it.
      await expect.poll(() => waitingForRows()).toBeGreaterThan(0);
    });
    expect((await again)?.status).toBe(200);
  });

  it("pays all orders of the payment that still wait", async () => {
    const placed = await buy(token, [{ variant: 51 }, { variant: 11 }], online);
    const [first = { id: 0 }, second = { id: 0 }] = placed.orders;
    await press(placed.payment_url ?? "", "decline");
    const { body } = await reCheckout(token, second.id);
    await press(body.data.order.payment_url, "approve");
    const outcome = await confirm(first.id);
    expect(outcome.body.data.orders).toHaveLength(2);
    expect([(await orderRow(first.id))?.order_status, (await orderRow(second.id))?.order_status]).toEqual([
      "CREATED",
      "CREATED",
    ]);
  });

  it("takes the goods anew when their time was over, and says when they are gone", async () => {
    const { id } = await waiting();
    shop.clock.pass(PAYMENT_HOLD_MS);
    await shop.call("listOrders", { token });
    expect(await orderRow(id)).toMatchObject({ payment_status: 2, held_until: null });
    const before = await stockOf(51);
    await shop.db.update(variants).set({ stock: 0 }).where(eq(variants.id, 51));
    const refused = await reCheckout(token, id);
    expect(refused.status).toBe(422);
    expect(refused.body.data.errors[0]).toMatchObject({
      field: "items[0].quantity",
      message_code: "SOLD_OUT",
    });
    await shop.db.update(variants).set({ stock: before }).where(eq(variants.id, 51));
    const { body } = await reCheckout(token, id);
    expect(await stockOf(51)).toBe(before - 1);
    await press(body.data.order.payment_url, "approve");
    expect((await orderRow(id))?.order_status).toBe("CREATED");
  });

  it("is the customer's own only", async () => {
    const { id } = await waiting();
    expect((await reCheckout(stranger, id)).status).toBe(403);
    expect((await confirm(id, stranger)).status).toBe(403);
    expect((await cancel(id, stranger)).status).toBe(403);
    expect((await reCheckout(token, 987_654)).status).toBe(404);
  });
});

describe("cancelling", () => {
  it("gives back stock and coupons, a split coupon with the last of its orders", async () => {
    const before = [await stockOf(51), await stockOf(11)];
    const used = async () => (await shop.db.select().from(coupons).where(eq(coupons.id, 1)))[0]?.used;
    const usedBefore = await used();
    const placed = await buy(token, [{ variant: 51, quantity: 2 }, { variant: 11 }], { coupon_ids: [1] });
    const [first = { id: 0 }, second = { id: 0 }] = placed.orders;
    expect(await used()).toBe((usedBefore ?? 0) + 1);

    const { status, body } = await cancel(first.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: "Đã hủy đơn hàng",
      data: { order_status: "CANCELLED", cancel_status: 1, refund_status: null },
    });
    expect(await used()).toBe((usedBefore ?? 0) + 1);
    await cancel(second.id);
    expect(await used()).toBe(usedBefore);
    expect([await stockOf(51), await stockOf(11)]).toEqual(before);
    expect(await shop.db.select().from(couponUses).where(eq(couponUses.order_id, first.id))).toEqual([]);
    expect(await orderRow(first.id)).toMatchObject({ cancel_reason: 1, cancel_note: "Đặt nhầm" });
    expect(await historyOf(first.id)).toEqual([
      ["CREATED", 0],
      ["CANCELLED", 0],
    ]);
  });

  it("starts the refund of a paid order", async () => {
    const { id, url } = await waiting();
    await press(url, "approve");
    const { body } = await cancel(id);
    expect(body.data).toMatchObject({ order_status: "CANCELLED", refund_status: 0 });
    const [refund] = await shop.db.select().from(refunds).where(eq(refunds.order_id, id));
    expect(refund).toMatchObject({ status: 0, amount: 131_000, payment_vendor_id: 1, bank: null });
    expect(
      await shop.db
        .select()
        .from(refundHistories)
        .where(eq(refundHistories.refund_id, refund?.id ?? 0)),
    ).toHaveLength(1);
  });

  it("closes the open page, and the other orders of the payment can still be paid, without the cancelled one", async () => {
    const placed = await buy(token, [{ variant: 51 }, { variant: 11 }], online);
    const [first = { id: 0, order_tenant_final: 0 }, second = { id: 0, order_tenant_final: 0 }] =
      placed.orders;
    await cancel(first.id);
    await press(placed.payment_url ?? "", "approve");
    expect((await orderRow(second.id))?.order_status).toBe("PENDING_CONFIRM");
    const { body } = await reCheckout(token, second.id);
    await press(body.data.order.payment_url, "approve");
    expect([(await orderRow(first.id))?.order_status, (await orderRow(second.id))?.order_status]).toEqual([
      "CANCELLED",
      "CREATED",
    ]);
    const [payment] = await shop.db
      .select()
      .from(payments)
      .where(eq(payments.id, (await orderRow(second.id))?.payment_id ?? 0));
    expect(payment?.amount).toBe(second.order_tenant_final);
  });

  it("is refused in words once the parcel has left, and twice, also at the same moment", async () => {
    const before = await stockOf(51);
    const placed = await buy(token, [{ variant: 51 }]);
    const id = placed.orders[0]?.id ?? 0;
    await shop.db.update(orders).set({ order_status: "TO_RECEIVE" }).where(eq(orders.id, id));
    const refused = await cancel(id, token, "en");
    expect([refused.status, refused.body.message]).toEqual([422, "This order can no longer be cancelled"]);
    await shop.db.update(orders).set({ order_status: "CONFIRMED" }).where(eq(orders.id, id));
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stockOf(51)).toBe(before);
  });
});
