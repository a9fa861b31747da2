import {
  CARRIER_HOURS,
  firstWithin,
  ORDER_TABS,
  orderMachine,
  ReturnStatus,
  SHOP_HOURS,
  tabsOfOrder,
  type DailyHours,
  type OrderFacts,
} from "@sen/domain";
import { describe, expect, it } from "vitest";
import * as tables from "@sen/backend/database/schema/index";
import { useNewDatabase } from "@sen/backend/test/database";
import { dayOf } from "../catalogue/moments.ts";
import { seedDatabase } from "../seed-database.ts";

const now = new Date("2026-11-20T18:00:00Z"); // 1 a.m. in Vietnam: nothing has happened yet on this day.

/** The orders of a small demonstration, with all related rows. */
async function seeded() {
  const { db } = await useNewDatabase();
  await seedDatabase(db, { products: 240, now });
  const [orders, items, histories, products, variants] = await Promise.all([
    db.select().from(tables.orders).orderBy(tables.orders.id),
    db.select().from(tables.orderItems),
    db.select().from(tables.orderHistories).orderBy(tables.orderHistories.id),
    db.select().from(tables.products),
    db.select().from(tables.variants),
  ]);
  const [parcels, parcelHistories, returns, returnHistories, refundHistories, complaintHistories] =
    await Promise.all([
      db.select().from(tables.deliveryRequests),
      db.select().from(tables.deliveryHistories),
      db.select().from(tables.returnRequests),
      db.select().from(tables.returnHistories),
      db.select().from(tables.refundHistories),
      db.select().from(tables.complaintHistories),
    ]);
  return {
    ...{ orders, items, histories, products, variants, parcels, parcelHistories },
    ...{ returns, returnHistories, refundHistories, complaintHistories },
  };
}

const made = await seeded();

const own = () => made.orders.filter(({ customer_id }) => customer_id === 1);
const tabsOf = (order: unknown) => tabsOfOrder(order as OrderFacts);

describe("the demo customer's orders", () => {
  it.each(ORDER_TABS)("include at least one on the tab %s", (tab) => {
    expect(own().filter((order) => tabsOf(order).includes(tab)).length).toBeGreaterThan(0);
  });

  it("fill several pages of five", () => {
    expect(own().length).toBeGreaterThan(10);
  });

  it("total goods plus delivery fee", () => {
    for (const order of made.orders) {
      const goods = made.items
        .filter(({ order_id }) => order_id === order.id)
        .reduce((sum, item) => sum + item.price_after_discount * item.quantity, 0);
      expect(order.order_tenant).toBe(goods);
      expect(order.order_tenant_final).toBe(goods + order.delivery_fee);
    }
  });

  it("contain products of one shop each", () => {
    expect(made.items.length).toBeGreaterThan(made.orders.length);
    for (const item of made.items) {
      const order = made.orders.find(({ id }) => id === item.order_id);
      const product = made.products.find(({ id }) => id === item.product_id);
      expect(product?.tenant_id).toBe(order?.tenant_id);
      expect(made.variants.find(({ id }) => id === item.variant_id)?.product_id).toBe(item.product_id);
    }
  });

  it("follow the order machine forward in time, with nothing in the future", () => {
    for (const order of made.orders) {
      const steps = made.histories.filter(({ order_id }) => order_id === order.id);
      for (const [index, step] of steps.slice(1).entries()) {
        const before = steps[index];
        const allowed = orderMachine.transitions.some(
          ({ from, to }) => from === before?.order_status && to === step.order_status,
        );
        expect(allowed, `${String(before?.order_status)} → ${step.order_status}`).toBe(true);
        expect(step.created_at.getTime()).toBeGreaterThan(before?.created_at.getTime() ?? Infinity);
      }
      expect(steps.at(-1)?.order_status).toBe(order.order_status);
    }
    const all = [
      ...made.histories,
      ...made.parcelHistories,
      ...made.returnHistories,
      ...made.refundHistories,
      ...made.complaintHistories,
    ];
    expect(all.filter(({ created_at }) => created_at > now)).toEqual([]);
  });

  it("change in the hours of carrier and shop, and a failed delivery has the same time in parcel and return", () => {
    const byCarrier = made.parcelHistories.filter(({ event }) => event !== "in_transit");
    const byShop = made.histories.filter(({ order_status }) => order_status === "CONFIRMED");
    const outside = (rows: readonly { created_at: Date }[], hours: DailyHours) =>
      rows.filter(({ created_at }) => firstWithin(created_at, hours).getTime() !== created_at.getTime());
    expect([outside(byCarrier, CARRIER_HOURS), outside(byShop, SHOP_HOURS)]).toEqual([[], []]);
    const failures = made.parcelHistories.filter(({ status }) => status === ReturnStatus.deliveryFailed);
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) {
      const parcel = made.parcels.find(({ id }) => id === failure.delivery_request_id);
      const opened = made.returns.find(({ order_id }) => order_id === parcel?.order_id);
      expect(opened?.created_at).toEqual(failure.created_at);
    }
  });

  it("are delivered at various times, not all when the carrier begins", () => {
    const arrived = made.orders.flatMap(({ delivered_at }) => delivered_at ?? []);
    const minutes = arrived.map((time) => (time.getTime() - dayOf(time).getTime()) / 60_000);
    expect(new Set(minutes).size).toBeGreaterThan(arrived.length / 2);
    expect(Math.max(...minutes) - Math.min(...minutes)).toBeGreaterThan(240);
  });

  it("have a reason for each failed delivery", () => {
    const reasons = made.parcelHistories.flatMap(({ note }) => note.reason_delivery_fail ?? []);
    expect(reasons).toHaveLength(own().filter((order) => tabsOf(order).includes("delivery_failed")).length);
  });

  it("include one of another customer, and have unique codes with their date", () => {
    expect(made.orders.some(({ customer_id }) => customer_id === 2)).toBe(true);
    expect(new Set(made.orders.map(({ code }) => code)).size).toBe(made.orders.length);
    for (const { id, code, created_at } of made.orders) {
      const day = new Date(created_at.getTime() + 7 * 3_600_000)
        .toISOString()
        .slice(2, 10)
        .replaceAll("-", "");
      expect(code).toBe(`SEN-${day}-${String(id).padStart(4, "0")}`);
    }
  });
});
