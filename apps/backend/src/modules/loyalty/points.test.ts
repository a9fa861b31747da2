import type { RefundStatus } from "@sen/domain";
import { orderPoints, OrderStatus } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { account, delivered, operatorContextOf } from "../../../test/aftersales.ts";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer, otherCustomer } from "../../../test/small-shop/index.ts";
import { orders, pointEntries, refunds } from "../../database/schema/index.ts";
import { completeOrder } from "../../operator/actions/orders.ts";
import { refundArrived, refundFailed, refuseRefund, sendRefund } from "../../operator/actions/refunds.ts";
import { lockOrder } from "../order-records/index.ts";
import { openRefund } from "../refunds/index.ts";
import { settleOrderPoints } from "./index.ts";

const shop = await useShop();
const customerId = demoCustomer.id;

const mine = await shop.signIn();

const pointsNow = async (token = mine) =>
  (await shop.call("getMembership", { token })).body.data.points as number;
const entriesOf = (order: number) =>
  shop.db
    .select({ points: pointEntries.points })
    .from(pointEntries)
    .where(eq(pointEntries.order_id, order))
    .orderBy(pointEntries.id);

async function priced(order: number, dong: number): Promise<void> {
  await shop.db.update(orders).set({ order_tenant_final: dong }).where(eq(orders.id, order));
}

/** Opens a refund the way an answered complaint does. */
function refund(order: number, amount: number): Promise<number> {
  const now = shop.clock.now();
  return shop.db.transaction(async (tx) => {
    const bank = { ...account, bank_name: "Vietcombank" } as never;
    return openRefund(tx, await lockOrder(tx, "staff", order), "operator", now, { amount, bank });
  });
}

/** Points the customer should have for all orders in their current state. */
async function worthOfAll(): Promise<number> {
  const rows = await shop.db.select().from(orders).where(eq(orders.customer_id, customerId));
  const given = await shop.db.select().from(refunds).where(eq(refunds.customer_id, customerId));
  return rows
    .map((order) =>
      orderPoints(
        order,
        given
          .filter(({ order_id }) => order_id === order.id)
          .map(({ amount, status }) => ({ amount, status: status as RefundStatus })),
      ),
    )
    .reduce((sum, points) => sum + points, 0);
}

describe("points", () => {
  it("are credited when the order is completed, not before", async () => {
    const before = await pointsNow();
    const order = await delivered(shop);
    await priced(order, 129_000);
    expect(await pointsNow()).toBe(before);
    const { status } = await shop.call("confirmReceived", {
      token: mine,
      params: { id: order },
      headers: { "Idempotency-Key": crypto.randomUUID() },
    } as never);
    expect(status).toBe(200);
    expect(await pointsNow()).toBe(before + 12);
  });

  it("are deducted for a partial refund once the money has arrived", async () => {
    const order = await delivered(shop);
    await priced(order, 129_000);
    await completeOrder(operatorContextOf(shop), order);
    const id = await refund(order, 30_000);
    await sendRefund(operatorContextOf(shop), id);
    expect(await entriesOf(order)).toEqual([{ points: 12 }]);
    await refundArrived(operatorContextOf(shop), id);
    expect(await entriesOf(order)).toEqual([{ points: 12 }, { points: -3 }]);
    const told = (await shop.call("listPoints", { token: mine })).body.data;
    expect(told.items[0]).toMatchObject({ points: -3, order_id: order });
    const stranger = await shop.signIn(otherCustomer);
    expect((await shop.call("listPoints", { token: stranger })).body.data.items).toEqual([]);
  });

  it("are settled once, and rolled back with a failed completion", async () => {
    const order = await delivered(shop);
    await priced(order, 50_000);
    const failing = shop.db.transaction(async (tx) => {
      await tx.update(orders).set({ order_status: OrderStatus.completed }).where(eq(orders.id, order));
      await settleOrderPoints(tx, order, shop.clock.now());
      throw new Error("the rest failed");
    });
    await expect(failing).rejects.toThrow("the rest failed");
    expect(await entriesOf(order)).toEqual([]);
    await completeOrder(operatorContextOf(shop), order);
    await shop.db.transaction((tx) => settleOrderPoints(tx, order, shop.clock.now()));
    expect(await entriesOf(order)).toEqual([{ points: 5 }]);
  });

  it("equal those of completed orders less refunds after any sequence of order and refund steps", async () => {
    const happening = fc.constantFrom("complete", "open", "send", "arrive", "fail", "refuse");
    const story = fc.record({
      paid: fc.integer({ min: 0, max: 3_000_000 }),
      steps: fc.array(fc.record({ happening, share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
        maxLength: 10,
      }),
    });
    await fc.assert(
      fc.asyncProperty(story, async ({ paid, steps }) => {
        const order = await delivered(shop);
        await priced(order, paid);
        let open = 0;
        for (const { happening: what, share } of steps) {
          const context = operatorContextOf(shop);
          const ways: Record<typeof what, () => Promise<unknown>> = {
            complete: () => completeOrder(context, order),
            open: async () => {
              open = await refund(order, Math.floor(paid * share));
            },
            send: () => sendRefund(context, open),
            arrive: () => refundArrived(context, open),
            fail: () => refundFailed(context, open),
            refuse: () => refuseRefund(context, open, "Hàng còn nguyên"),
          };
          await ways[what]().catch(() => undefined); // A transition that the state machines refuse changes nothing.
          expect(await pointsNow()).toBe(await worthOfAll());
        }
      }),
      { numRuns: 20, interruptAfterTimeLimit: 12_000 },
    );
  });
});

it("getAccountRemoval reports the points that would be lost", async () => {
  const { body } = await shop.call("getAccountRemoval", { token: mine });
  expect(body.data.points).toBe(await pointsNow());
  expect(body.data.points).toBeGreaterThan(0);
});
