import { PaymentMethod } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { buying, signInBuyer } from "../../../../test/buying.ts";
import { ledger } from "../../../../test/ledger.ts";
import { useShop } from "../../../../test/shop.ts";
import { stored } from "../../../../test/stored.ts";
import { coupons, couponUses, orders, refundHistories, refunds } from "../../../database/schema/index.ts";

const shop = await useShop();
const { buy, buyOnline, press, reCheckout } = buying(shop);
const { orderRow, historyOf, stockOf } = stored(shop);
const { paymentOf, refundOf } = ledger(shop);
const online = { method: PaymentMethod.online } as const;
const cancel = (id: number, lang?: "en") =>
  shop.call("cancelOrder", { params: { id }, body: { reason: 1, note: " Đặt nhầm " }, token, lang });
const waiting = (lang?: "en") => buyOnline(token, lang);

const token = await signInBuyer(shop);

describe("cancelling an order", () => {
  it("returns stock and coupons, a split coupon with the last of its orders", async () => {
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
    const refund = await refundOf(id);
    expect(refund).toMatchObject({ status: 0, amount: 131_000, bank: null });
    expect(await shop.db.$count(refundHistories, eq(refundHistories.refund_id, refund.id))).toBe(1);
  });

  it("starts no refund of an order that coupons paid for, though others were paid with it", async () => {
    const gift = { scope: "tenant", tenant_id: 3, value_type: "flat", value: 0 } as const;
    await shop.db.update(coupons).set(gift).where(eq(coupons.id, 5));
    const placed = await buy(token, [{ variant: 51 }, { variant: 11 }], { ...online, coupon_ids: [4, 5] });
    await press(placed.payment_url ?? "", "approve");
    const given = placed.orders.find(({ order_tenant_final }) => order_tenant_final === 0);
    const { body } = await cancel(given?.id ?? 0);
    expect(body.data).toMatchObject({ order_status: "CANCELLED", payment_status: 1, refund_status: null });
    expect(await shop.db.$count(refunds, eq(refunds.order_id, given?.id ?? 0))).toBe(0);
  });

  it("closes the open payment page, and the payment's other orders can be paid without it", async () => {
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
    expect((await paymentOf(second.id)).amount).toBe(second.order_tenant_final);
  });

  it("is refused once the parcel has left, and succeeds once under concurrent requests", async () => {
    const before = await stockOf(51);
    const placed = await buy(token, [{ variant: 51 }]);
    const id = placed.orders[0]?.id ?? 0;
    await shop.db.update(orders).set({ order_status: "TO_RECEIVE" }).where(eq(orders.id, id));
    const refused = await cancel(id, "en");
    expect([refused.status, refused.body.message]).toEqual([422, "This order can no longer be cancelled"]);
    await shop.db.update(orders).set({ order_status: "CONFIRMED" }).where(eq(orders.id, id));
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stockOf(51)).toBe(before);
  });
});
