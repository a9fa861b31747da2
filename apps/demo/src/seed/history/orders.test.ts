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
import { buildCatalogue } from "../catalogue/catalogue.ts";
import { dayOf } from "../catalogue/moments.ts";
import { buildProduct } from "../catalogue/product.ts";
import { demoOrders, strangerOrders } from "../data.ts";
import { buildCustomers } from "./customers.ts";
import type { OrderRow } from "./aftersales.ts";
import { buildOrders } from "./orders.ts";

const now = new Date("2026-11-21T05:00:00Z");
const catalogue = buildCatalogue("sen");
const products = Array.from({ length: 240 }, (_, index) => buildProduct(catalogue, index));
const variantIds = new Map(
  products.flatMap(({ variants }) => variants.map(({ sku }) => sku)).map((sku, index) => [sku, index + 1]),
);
const { customers, addresses } = await buildCustomers("sen");
const [demo, stranger] = customers;
const [home] = addresses;
if (!demo || !stranger || !home) throw new Error("The demo customers are missing.");
const made = buildOrders(
  "sen",
  products,
  variantIds,
  [
    { customer: demo, address: home, orders: demoOrders },
    { customer: stranger, address: home, orders: strangerOrders },
  ],
  dayOf(now),
);
const own = made.orders.filter(({ customer_id }) => customer_id === demo.id);

const tabsOf = (order: OrderRow) => tabsOfOrder(order as unknown as OrderFacts);

describe("the demo customer's orders", () => {
  it.each(ORDER_TABS)("put at least one on the tab %s", (tab) => {
    expect(own.filter((order) => tabsOf(order).includes(tab)).length).toBeGreaterThan(0);
  });

  it("fill several pages of five", () => {
    expect(own.length).toBeGreaterThan(10);
  });

  it("add up: goods, delivery, total", () => {
    for (const order of made.orders) {
      const goods = made.items
        .filter(({ order_id }) => order_id === order.id)
        .reduce((sum, item) => sum + item.price_after_discount * item.quantity, 0);
      expect(order.order_tenant).toBe(goods);
      expect(order.order_tenant_final).toBe(goods + order.delivery_fee);
    }
  });

  it("come from one shop each, from its own shelf", () => {
    for (const item of made.items) {
      const order = made.orders.find(({ id }) => id === item.order_id);
      const product = products.find(({ id }) => id === item.product_id);
      expect(product?.shop.id).toBe(order?.tenant_id);
      expect(product?.variants.some(({ sku }) => variantIds.get(sku) === item.variant_id)).toBe(true);
    }
  });

  it("moved only as orders may move, forward in time, and never into the future", () => {
    for (const order of made.orders) {
      const steps = made.histories.filter(({ order_id }) => order_id === order.id);
      for (const [index, step] of steps.slice(1).entries()) {
        const before = steps[index];
        const allowed = orderMachine.transitions.some(
          ({ from, to }) => from === before?.order_status && to === step.order_status,
        );
        expect(allowed, `${String(before?.order_status)} → ${step.order_status}`).toBe(true);
        expect(step.created_at?.getTime()).toBeGreaterThan(before?.created_at?.getTime() ?? Infinity);
      }
      expect(steps.at(-1)?.order_status).toBe(order.order_status);
      expect(steps.every(({ created_at }) => created_at !== undefined && created_at <= now)).toBe(true);
    }
    const later = [
      ...made.parcelHistories,
      ...made.returnHistories,
      ...made.refundHistories,
      ...made.complaintHistories,
    ];
    expect(later.filter(({ created_at }) => created_at !== undefined && created_at > now)).toEqual([]);
  });

  it("moved in the hours of those who moved them, and a failed delivery is told with the same time everywhere", () => {
    const byCarrier = made.parcelHistories.filter(
      ({ event }) => event !== "in_transit" && event !== "out_for_delivery",
    );
    const byShop = made.histories.filter(({ order_status }) => order_status === "CONFIRMED");
    const within = (rows: readonly { created_at?: Date | undefined }[], hours: DailyHours) =>
      rows.filter(
        ({ created_at }) => created_at && firstWithin(created_at, hours).getTime() !== created_at.getTime(),
      );
    expect([within(byCarrier, CARRIER_HOURS), within(byShop, SHOP_HOURS)]).toEqual([[], []]);
    const failures = made.parcelHistories.filter(({ status }) => status === ReturnStatus.deliveryFailed);
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) {
      const parcel = made.parcels.find(({ id }) => id === failure.delivery_request_id);
      const opened = made.returns.find(({ order_id }) => order_id === parcel?.order_id);
      expect(opened?.created_at).toEqual(failure.created_at);
    }
  });

  it("tell why a parcel could not be delivered", () => {
    const reasons = made.parcelHistories.flatMap(({ note }) => note?.reason_delivery_fail ?? []);
    expect(reasons).toHaveLength(own.filter((order) => tabsOf(order).includes("delivery_failed")).length);
  });

  it("are not the stranger's", () => {
    expect(made.orders.some(({ customer_id }) => customer_id === stranger.id)).toBe(true);
    expect(new Set(made.orders.map(({ code }) => code)).size).toBe(made.orders.length);
  });
});
