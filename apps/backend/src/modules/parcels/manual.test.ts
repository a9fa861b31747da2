import { OrderStatus, PaymentStatus } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { expect, it } from "vitest";
import { operatorSays, placed } from "../../../test/aftersales.ts";
import { buying } from "../../../test/buying.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { useShop } from "../../../test/shop.ts";
import { deliveryRequests, orders } from "../../database/schema/index.ts";

const shop = await useShop(undefined, undefined, { CARRIER: "manual", MANUAL_MAX_CASH: "1200000" });
const says = (...words: string[]) => operatorSays(shop, ...words);

it("a parcel of the mall's own riders needs a code from the operator, who also records its cash", async () => {
  const order = await placed(shop);
  await says("confirm", String(order));
  await shop.runJobs();
  await expect(says("hand-over", String(order))).rejects.toThrow("--code");
  const [still] = await shop.db.select().from(orders).where(eq(orders.id, order));
  expect(still?.order_status).toBe(OrderStatus.confirmed);

  await says("hand-over", String(order), "--code", "XE-17", "--rider", "Anh Tư");
  const [parcel] = await shop.db.select().from(deliveryRequests).where(eq(deliveryRequests.order_id, order));
  expect(parcel).toMatchObject({
    carrier: "Anh Tư",
    tracking_code: "XE-17",
    cash: still?.order_tenant_final,
  });

  await says("deliver", String(order));
  expect(await says("parcels", "cash")).toEqual([
    expect.objectContaining({ order, carrier: "Anh Tư", collected: null }),
  ]);
  await expect(says("cash", "settle", String(order), "--note", "Nhầm số")).rejects.toThrow(
    `The cash of order ${order} has no difference`,
  );
  await says("cash", "received", String(order), "--amount", String(still?.order_tenant_final));
  expect(await says("parcels", "cash")).toEqual([]);
});

it("a delivery of the wrong order is taken back with its cash, until the cash was received", async () => {
  const order = String(await placed(shop));
  await says("confirm", order);
  await says("hand-over", order, "--code", "XE-18");
  await expect(says("undeliver", order, "Nhầm số")).rejects.toMatchObject({
    detail: "the order is TO_RECEIVE, not delivered",
  });
  await says("deliver", order);
  await says("undeliver", order, "Nhầm số");
  const orderNow = async () =>
    (
      await shop.db
        .select()
        .from(orders)
        .where(eq(orders.id, Number(order)))
    )[0];
  expect(await orderNow()).toMatchObject({
    order_status: OrderStatus.toReceive,
    payment_status: PaymentStatus.pending,
    delivered_at: null,
  });
  expect(await says("parcels", "cash")).toEqual([]);
  await says("deliver", order);
  const total = Number((await orderNow())?.order_tenant_final);
  expect(await says("payments", "entries", order)).toMatchObject([
    { kind: "captured", held: total },
    { kind: "refunded", held: -total },
    { kind: "captured", held: total },
  ]);
  await says("cash", "received", order, "--amount", String(total));
  await expect(says("undeliver", order, "Nhầm số")).rejects.toMatchObject({
    detail: "its cash was received",
  });
});

it("a parcel that was not delivered after all can be lost: nothing is refunded that was not paid", async () => {
  const order = String(await placed(shop));
  await says("confirm", order);
  await says("hand-over", order, "--code", "XE-19");
  await says("deliver", order);
  await says("undeliver", order, "Nhầm số");
  await says("parcel", "lost", order, "Mất trên đường");
  expect(await says("list", "--status", OrderStatus.cancelled)).toMatchObject([
    { order: Number(order), payment: "pending", refund: null },
  ]);
});

it("an order above what the riders carry in cash can only be paid online", async () => {
  const { giveAddress, prepare } = buying(shop);
  await giveAddress(demoCustomer.id);
  const { payment_methods } = await prepare(await shop.signIn(), [{ variant: 11, quantity: 9 }], {
    method: 1,
  });
  expect(payment_methods).toMatchObject([{ id: 0, available: false }, { available: true }]);
});

it("a parcel that the shop delivers itself needs no tracking code", async () => {
  const order = await placed(shop);
  await shop.db.update(orders).set({ delivery_type: "shop" }).where(eq(orders.id, order));
  await says("confirm", String(order));
  await says("hand-over", String(order));
  const [parcel] = await shop.db.select().from(deliveryRequests).where(eq(deliveryRequests.order_id, order));
  expect(parcel?.tracking_code).toBeNull();
});
