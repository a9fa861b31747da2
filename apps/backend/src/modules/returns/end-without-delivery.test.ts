import { PaymentMethod } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { operatorContextOf, operatorSays } from "../../../test/aftersales.ts";
import { buying, signInBuyer } from "../../../test/buying.ts";
import { useShop } from "../../../test/shop.ts";
import { stored } from "../../../test/stored.ts";
import { coupons, couponUses } from "../../database/schema/index.ts";
import { confirmOrder, deliver, failDelivery, handOver } from "../../operator/actions/orders.ts";

const shop = await useShop();
const { buy, buyOnline, press } = buying(shop);
const { historyOf, stockOf } = stored(shop);
const REASON = "Người nhận không nghe máy";

const token = await signInBuyer(shop);

const orderOf = async (id: number) => (await shop.call("getOrder", { params: { id }, token })).body.data;
const tabOf = async (filter_status: string, id: number): Promise<boolean> => {
  const { body } = await shop.call("listOrders", { query: { filter_status, per_page: 50 }, token });
  return body.data.items.some((order: { id: number }) => order.id === id);
};

/** Opens a return by a failed delivery. Returns its id. */
async function failed(order: number): Promise<number> {
  const context = operatorContextOf(shop);
  await confirmOrder(context, order);
  await handOver(context, order);
  return failDelivery(context, order, REASON);
}

describe("a parcel that is back at the shop after a failed delivery", () => {
  it("cancels its order, returns the coupon, has its goods inspected, and moves to the failed deliveries", async () => {
    const stock = await stockOf(51);
    const used = async () => (await shop.db.select().from(coupons).where(eq(coupons.id, 1)))[0]?.used;
    const usedBefore = await used();
    const { orders } = await buy(token, [{ variant: 51, quantity: 4 }], { coupon_ids: [1] });
    const id = orders[0]?.id ?? 0;
    expect(await used()).toBe((usedBefore ?? 0) + 1);
    const failedReturn = await failed(id);
    expect([await tabOf("TO_RECEIVE", id), await tabOf("DELIVERY_FAILED", id)]).toEqual([false, true]);
    expect(await stockOf(51)).toBe((stock ?? 0) - 4);
    const [, receiver] = (await operatorSays(shop, "return", "show", String(failedReturn))) as object[];
    expect(receiver).toEqual({
      contact: "Nguyễn Thị Sen",
      phone: "0901234567",
      email: "sen@example.com",
      pick_up_at: "12 Trần Quang Khải, Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh",
    });

    await operatorSays(shop, "return", "received", String(failedReturn));

    expect(await orderOf(id)).toMatchObject({
      order_status: "CANCELLED",
      payment_status: 0,
      cancel_status: 3,
      cancel_request: { kind: 3, reason: null, note: null, creator_type: 3 },
      return_status: 8,
      return_creator_type: 3,
      reason_delivery_fail: REASON,
      refund_status: null,
    });
    expect(await stockOf(51)).toBe((stock ?? 0) - 4);
    const waiting = (await operatorSays(shop, "goods")) as {
      inspection: number;
      order: number;
      pieces: number;
    }[];
    const [goods] = waiting.filter(({ order }) => order === id);
    expect(goods).toMatchObject({ pieces: 4 });
    await operatorSays(shop, "goods", "inspect", String(goods?.inspection), "--sellable", "4");
    expect(await stockOf(51)).toBe(stock);
    expect(await used()).toBe(usedBefore);
    expect(await shop.db.select().from(couponUses).where(eq(couponUses.order_id, id))).toEqual([]);
    expect((await historyOf(id)).at(-1)).toEqual(["CANCELLED", 0]);
    const under = ["TO_RECEIVE", "DELIVERY_FAILED", "CANCELLED", "RETURN"];
    const seen = await Promise.all(under.map((filter) => tabOf(filter, id)));
    expect(seen).toEqual([false, true, true, false]);
    expect((await orderOf(id)).purchase_delivery_request.histories[0]).toMatchObject({ status: 8 });

    await operatorSays(shop, "return", "complete", String(failedReturn));
    expect(await orderOf(id)).toMatchObject({ order_status: "CANCELLED", return_status: 3 });
    expect(await stockOf(51)).toBe(stock);
  });

  it("starts the refund of what was paid, with the order rather than a return as its source", async () => {
    const { id, url } = await buyOnline(token);
    await press(url, "approve");
    await operatorSays(shop, "return", "received", String(await failed(id)));
    const { order_tenant_final, refund_request, payment_method } = await orderOf(id);
    expect(payment_method).toBe(PaymentMethod.online);
    expect(refund_request).toMatchObject({
      status: 0,
      amount_refund: order_tenant_final,
      source_type: 3,
      source_id: id,
    });
  });

  it("that goes out again leaves its order in delivery, and is no customer return", async () => {
    const { orders } = await buy(token, [{ variant: 51 }]);
    const id = orders[0]?.id ?? 0;
    await operatorSays(shop, "return", "retry", String(await failed(id)));
    expect(await orderOf(id)).toMatchObject({ order_status: "TO_RECEIVE", return_creator_type: 3 });
    const under = ["TO_RECEIVE", "DELIVERY_FAILED", "RETURN"];
    expect(await Promise.all(under.map((filter) => tabOf(filter, id)))).toEqual([true, false, false]);
    await deliver(operatorContextOf(shop), id);
    expect(await tabOf("COMPLETED", id)).toBe(true);
  });
});
