import { OrderStatus, RETURN_DAYS } from "@sen/domain";
import { expect, it } from "vitest";
import { eq, sql } from "../../database/drizzle.ts";
import { complained, delivered, operatorContextOf, returnOf } from "../../../test/aftersales.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { useShop } from "../../../test/shop.ts";
import { stored } from "../../../test/stored.ts";
import { pointEntries } from "../../database/schema/index.ts";
import { answerComplaint, resolveComplaint } from "../../operator/actions/complaints.ts";
import { completeDeliveredOrders } from "./index.ts";

const shop = await useShop();
const { orderRow } = stored(shop);
const RETURN_MS = RETURN_DAYS * 24 * 60 * 60 * 1000;

const statusOf = async (order: number) => (await orderRow(order))?.order_status;
async function statusAfterJob(order: number): Promise<string | undefined> {
  await completeDeliveredOrders(shop.jobServices(), {});
  return statusOf(order);
}

it("a delivered order is completed when it can no longer be returned, and earns its points", async () => {
  const order = await delivered(shop);
  shop.clock.pass(RETURN_MS - 1);
  expect(await statusAfterJob(order)).toBe(OrderStatus.delivered);
  shop.clock.pass(1);
  expect(await statusAfterJob(order)).toBe(OrderStatus.completed);
  expect(await shop.db.$count(pointEntries, eq(pointEntries.order_id, order))).toBe(1);
});

it("an order with an open complaint waits until it is resolved", async () => {
  const order = await delivered(shop);
  const complaint = await complained(shop, await shop.signIn(demoCustomer), order);
  shop.clock.pass(RETURN_MS);
  expect(await statusAfterJob(order)).toBe(OrderStatus.delivered);
  await answerComplaint(operatorContextOf(shop), complaint, { solution: "Gửi bù" });
  await resolveComplaint(operatorContextOf(shop), complaint);
  expect(await statusAfterJob(order)).toBe(OrderStatus.completed);
});

it("an order with an open return waits", async () => {
  const order = await delivered(shop);
  const token = await shop.signIn(demoCustomer);
  await shop.call("createReturn", { token, body: await returnOf(shop, token, order) });
  shop.clock.pass(RETURN_MS);
  expect(await statusAfterJob(order)).toBe(OrderStatus.delivered);
});

it("an order that cannot be completed does not keep later ones waiting", async () => {
  const [stuck, later] = [await delivered(shop), await delivered(shop)];
  shop.clock.pass(RETURN_MS);
  await shop.db.execute(
    sql.raw(`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''stuck''; end';
    create trigger stuck before update on orders for each row when (old.id = ${stuck}) execute function refuse()`),
  );
  await expect(completeDeliveredOrders(shop.jobServices(), {})).rejects.toThrow("1 orders");
  expect([await statusOf(stuck), await statusOf(later)]).toEqual([
    OrderStatus.delivered,
    OrderStatus.completed,
  ]);
  await shop.db.execute(sql`drop trigger stuck on orders`);
});
