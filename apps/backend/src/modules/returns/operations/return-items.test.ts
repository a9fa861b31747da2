import type { CreateReturnBody, ReturnItem } from "@sen/api";
import { DONG_PER_POINT, PaymentMethod, RefundStatus, returnAmount, type PaidOrder } from "@sen/domain";
import { asc, desc, eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import {
  account,
  complained,
  delivered,
  operatorContextOf,
  operatorSays,
  returnOf,
} from "../../../../test/aftersales.ts";
import { useShop } from "../../../../test/shop.ts";
import { demoCustomer } from "../../../../test/small-shop/index.ts";
import {
  orderItems,
  orders,
  refunds,
  returnItems,
  returnRequests,
  variants,
} from "../../../database/schema/index.ts";
import { answerComplaint, compensate } from "../../../operator/actions/complaints.ts";
import { confirmOrder, deliver, handOver } from "../../../operator/actions/orders.ts";
import { refundArrived, refundFailed, refuseRefund, sendRefund } from "../../../operator/actions/refunds.ts";
import * as actions from "../../../operator/actions/returns.ts";
import { plantOrder } from "@sen/demo/scenario/plant-order";

const shop = await useShop();

const token = await shop.signIn();

/** A delivered order of two lines, with three pieces of the first and a coupon of 10,001 dong. */
async function deliveredPair(): Promise<{ order: number; paid: PaidOrder; lines: [number, number] }> {
  const context = operatorContextOf(shop);
  const buyer = { customer_id: demoCustomer.id, payment_method: PaymentMethod.cod };
  const order = await plantOrder(context, { ...buyer, lines: 2 });
  const [first, second] = await shop.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.order_id, order))
    .orderBy(asc(orderItems.id));
  if (!first || !second) throw new Error("An order of two lines was wanted.");
  await shop.db.update(orderItems).set({ quantity: 3 }).where(eq(orderItems.id, first.id));
  const order_tenant = 3 * first.price_after_discount + second.price_after_discount;
  const order_tenant_final = order_tenant - 10_001;
  const sums = { order_tenant, order_tenant_final, delivery_fee: 0, tenant_coupon_value: 10_001 };
  await shop.db.update(orders).set(sums).where(eq(orders.id, order));
  for (const step of [confirmOrder, handOver, deliver]) await step(context, order);
  const paid = { order_tenant_final, order_detail_items: [{ ...first, quantity: 3 }, second] };
  return { order, paid, lines: [first.id, second.id] };
}

const pieces = (order_detail_item_id: number, quantity: number): ReturnItem => ({
  order_detail_item_id,
  quantity,
});

const open = async (body: CreateReturnBody) => (await shop.call("createReturn", { token, body })).body;

/** Takes a return through all its steps. */
async function complete(id: number): Promise<void> {
  await actions.approveReturn(operatorContextOf(shop), id, "Hoàn tiền");
  await shop.call("approveReturnAsCustomer", { token, body: { return_request_id: id } });
  await shop.call("confirmReturnReceived", { token, body: { return_id: id } });
  await actions.receiveReturn(operatorContextOf(shop), id);
  await actions.completeReturn(operatorContextOf(shop), id);
}

/** Complains about the kept goods; the shop compensates with 10,000 dong. Returns the refund's id. */
async function compensatedRest(order: number): Promise<number> {
  const complaint = await complained(shop, token, order);
  await answerComplaint(operatorContextOf(shop), complaint, { solution: "Hoàn tiền" });
  await compensate(operatorContextOf(shop), complaint, { amount: 10_000, bank: account });
  const [newest] = await shop.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.order_id, order))
    .orderBy(desc(refunds.id));
  return newest?.id ?? 0;
}

async function stockOf(paid: PaidOrder): Promise<number[]> {
  const stock = async ({ id }: { id: number }) => {
    const [row] = await shop.db
      .select({ stock: variants.stock })
      .from(orderItems)
      .innerJoin(variants, eq(variants.id, orderItems.variant_id))
      .where(eq(orderItems.id, id));
    return row?.stock ?? 0;
  };
  return Promise.all(paid.order_detail_items.map(stock));
}

describe("a partial return", () => {
  it("refunds its share, has its pieces inspected before resale, and leaves the rest with the customer", async () => {
    const { order, paid, lines } = await deliveredPair();
    const [before = 0, other = 0] = await stockOf(paid);
    const return_items = [pieces(lines[0], 2)];
    const body = await returnOf(shop, token, order, { return_items });
    const { data } = await open(body);
    const share = returnAmount(paid, return_items);
    expect(share).toBeLessThan(paid.order_tenant_final);
    expect(data).toMatchObject({ return_items, amount_refund: share });
    expect(await operatorSays(shop, "return", "show", String(data.id))).toMatchObject([
      { return: data.id, refund: share },
      { pick_up_at: expect.stringContaining("12 Nguyễn Huệ") },
      { product: data.order_detail_items[0].product_name, back: 2, ordered: 3 },
    ]);

    await complete(data.id);
    const answer = await shop.call("getOrder", { params: { id: order }, token });
    expect(answer.body.data).toMatchObject({
      order_status: "DELIVERED",
      return_status: 3,
      cancel_status: null,
      return_request: { return_items },
      refund_request: { amount_refund: share },
    });
    const { id } = answer.body.data.refund_request;
    const money = await shop.call("getRefund", { params: { id }, token });
    expect(money.body.data).toMatchObject({
      refund_items: return_items,
      amount_refund: share,
      points_taken_back: 0,
    });
    expect(await stockOf(paid)).toEqual([before, other]);

    const waiting = (await operatorSays(shop, "goods")) as { inspection: number; order: number }[];
    const goods = waiting.filter((one) => one.order === order).map(({ inspection }) => String(inspection));
    expect(goods).toHaveLength(1);
    const inspect = (...found: string[]) => operatorSays(shop, "goods", "inspect", goods[0] ?? "", ...found);
    await expect(inspect("--sellable", "1")).rejects.toMatchObject({ kind: "invalid" });
    await expect(inspect("--sellable", "3")).rejects.toMatchObject({ kind: "invalid" });
    await inspect("--damaged", "1", "--kept", "1", "--note", "Rách vai, một chiếc giữ cho khiếu nại");
    expect(await stockOf(paid)).toEqual([before, other]);
    // Decided pieces stay decided; only the kept one can be inspected again.
    await expect(inspect("--sellable", "2")).rejects.toMatchObject({ kind: "invalid" });
    await inspect("--damaged", "1", "--sellable", "1");
    expect(await stockOf(paid)).toEqual([before + 1, other]);
    await expect(inspect("--damaged", "1", "--sellable", "1")).rejects.toMatchObject({
      detail: "the inspection is decided already",
    });
    expect(await operatorSays(shop, "goods")).not.toContainEqual(expect.objectContaining({ order }));
  });

  it("lets the customer complain about and confirm the rest, but not return it", async () => {
    const { order, lines } = await deliveredPair();
    const { data } = await open(await returnOf(shop, token, order, { return_items: [pieces(lines[0], 1)] }));
    await complete(data.id);
    const rest = await returnOf(shop, token, order, { return_items: [pieces(lines[1], 1)] });
    expect((await open(rest)).message_code).toBe("RETURN_NOT_POSSIBLE");
    const complaint = await complained(shop, token, order);
    expect((await shop.call("confirmReceived", { params: { id: order }, token })).status).toBe(422);
    await shop.call("cancelComplaint", { params: { id: complaint }, token });
    expect((await shop.call("confirmReceived", { params: { id: order }, token })).status).toBe(200);
    const { body } = await shop.call("getOrder", { params: { id: order }, token });
    expect(body.data).toMatchObject({ order_status: "COMPLETED", cancel_status: null, return_status: 3 });
  });

  it("and a compensation for the rest: the order shows the refund that is still to be paid, a failed one first", async () => {
    const { order, lines } = await deliveredPair();
    const { data } = await open(await returnOf(shop, token, order, { return_items: [pieces(lines[0], 1)] }));
    await complete(data.id);
    const shown = async () => {
      const { body } = await shop.call("getOrder", { params: { id: order }, token });
      const { refund_status, reason_not_refund, refund_request } = body.data;
      expect(refund_request.status).toBe(refund_status);
      return { id: refund_request.id as number, refund_status, reason_not_refund };
    };
    const { id: returned } = await shown();
    const compensated = await compensatedRest(order);
    const { body: both } = await shop.call("getOrder", { params: { id: order }, token });
    const query = { complaint_request_id: both.data.complaint_requests[0].id };
    const { body: complaint } = await shop.call("getComplaint", { query, token });
    expect(complaint.data.refund).toMatchObject({ id: compensated, amount_refund: 10_000 });
    expect(await shown()).toMatchObject({ id: compensated, refund_status: RefundStatus.new });
    const context = () => operatorContextOf(shop);
    await sendRefund(context(), compensated);
    await refundArrived(context(), compensated);
    expect(await shown()).toMatchObject({ id: returned, refund_status: RefundStatus.new });
    await sendRefund(context(), returned);
    await refundFailed(context(), returned);
    expect(await shown()).toMatchObject({ id: returned, refund_status: RefundStatus.failed });
    await refuseRefund(context(), returned, "Hàng đã qua sử dụng");
    expect(await shown()).toEqual({
      id: compensated,
      refund_status: RefundStatus.completed,
      reason_not_refund: null,
    });
  });

  it("that is not refunded leaves no reason on the order once the rest is compensated", async () => {
    const { order, lines } = await deliveredPair();
    const { data } = await open(await returnOf(shop, token, order, { return_items: [pieces(lines[0], 1)] }));
    await complete(data.id);
    const told = async () => (await shop.call("getOrder", { params: { id: order }, token })).body.data;
    await refuseRefund(operatorContextOf(shop), (await told()).refund_request.id, "Hàng đã qua sử dụng");
    expect(await told()).toMatchObject({ refund_status: 2, reason_not_refund: "Hàng đã qua sử dụng" });
    await compensatedRest(order);
    expect(await told()).toMatchObject({ refund_status: RefundStatus.new, reason_not_refund: null });
  });

  it("takes back no points if it was refunded before the order was completed and earned them", async () => {
    const { order, lines } = await deliveredPair();
    const { data } = await open(await returnOf(shop, token, order, { return_items: [pieces(lines[0], 2)] }));
    await complete(data.id);
    const told = await shop.call("getOrder", { params: { id: order }, token });
    const { id, amount_refund } = told.body.data.refund_request;
    expect(amount_refund).toBeGreaterThan(2 * DONG_PER_POINT);
    await sendRefund(operatorContextOf(shop), id);
    await refundArrived(operatorContextOf(shop), id);
    shop.clock.pass(1000);
    await shop.call("confirmReceived", { params: { id: order }, token });
    const money = await shop.call("getRefund", { params: { id }, token });
    expect(money.body.data.points_taken_back).toBe(0);
  });

  it("of all pieces ends the order and refunds exactly what was paid", async () => {
    const { order, paid, lines } = await deliveredPair();
    const return_items = [pieces(lines[0], 3), pieces(lines[1], 1)];
    const { data } = await open(await returnOf(shop, token, order, { return_items }));
    expect(data.amount_refund).toBe(paid.order_tenant_final);
    await complete(data.id);
    const { body } = await shop.call("getOrder", { params: { id: order }, token });
    expect(body.data).toMatchObject({
      cancel_status: 2,
      refund_request: { amount_refund: data.amount_refund },
    });
  });

  it("lists its items in the order of the lines, however they were sent", async () => {
    const { order, lines } = await deliveredPair();
    const return_items = [pieces(lines[1], 1), pieces(lines[0], 1)];
    const { data } = await open(await returnOf(shop, token, order, { return_items }));
    expect(data.return_items).toEqual(return_items.toReversed());
  });

  it("is possible once per order, and again after it was recalled", async () => {
    const { order, lines } = await deliveredPair();
    const first = await returnOf(shop, token, order, { return_items: [pieces(lines[0], 1)] });
    const { data } = await open(first);
    const rest = await returnOf(shop, token, order, { return_items: [pieces(lines[1], 1)] });
    expect((await open(rest)).message_code).toBe("RETURN_ALREADY_OPEN");
    await shop.call("recallReturn", { token, body: { return_id: data.id } });
    expect((await open(rest)).data.return_items).toEqual(rest.return_items);
  });
});

describe("a return without chosen items", () => {
  it("covers the whole order and stores no items", async () => {
    const order = await delivered(shop);
    const { data } = await open(await returnOf(shop, token, order));
    expect(data.amount_refund).toBe(data.order_tenant_final);
    expect(data.return_items).toEqual(
      data.order_detail_items.map(({ id, quantity }: { id: number; quantity: number }) =>
        pieces(id, quantity),
      ),
    );
    expect(await shop.db.$count(returnItems, eq(returnItems.return_request_id, data.id))).toBe(0);
  });
});

describe("createReturn rejects at its field", () => {
  it.each<[string, (lines: [number, number]) => ReturnItem[], string]>([
    ["more pieces than were ordered", ([line]) => [pieces(line, 4)], "return_items[0].quantity"],
    ["a line of another order", () => [pieces(1, 1)], "return_items[0].order_detail_item_id"],
    ["a line twice", ([line]) => [pieces(line, 1), pieces(line, 1)], "return_items[1].order_detail_item_id"],
    ["no line", () => [], "return_items"],
  ])("%s", async (_what, choose, field) => {
    const { order, lines } = await deliveredPair();
    const body = await returnOf(shop, token, order, { return_items: [pieces(lines[0], 1)] });
    const answer = await open({ ...body, return_items: choose(lines) });
    const message_code = field === "return_items" ? "TOO_FEW_ITEMS" : "NOT_AS_ORDERED";
    expect(answer.data.errors).toEqual([{ field, message_code, message: expect.any(String) }]);
    expect(await shop.db.$count(returnRequests, eq(returnRequests.order_id, order))).toBe(0);
  });

  it("an amount that is not the share of the chosen items", async () => {
    const { order, paid, lines } = await deliveredPair();
    const body = await returnOf(shop, token, order, { return_items: [pieces(lines[1], 1)] });
    const answer = await open({ ...body, amount_refund: paid.order_tenant_final });
    expect(answer.data.errors).toMatchObject([{ field: "amount_refund", message_code: "NOT_AS_ORDERED" }]);
  });

  it("a reason that the goods did not arrive", async () => {
    const { order } = await deliveredPair();
    const body = await returnOf(shop, token, order);
    const answer = await open({ ...body, reason_return: 1 });
    expect(answer.data.errors).toMatchObject([{ field: "reason_return" }]);
  });
});
