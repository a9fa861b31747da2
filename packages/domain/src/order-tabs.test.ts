import { describe, expect, it } from "vitest";
import type { OrderFacts } from "./order-condition.ts";
import { filterOfTab, ORDER_TABS, tabOfFilter, tabsOfOrder } from "./order-tabs.ts";

describe("order list tabs", () => {
  it("send the filter values of the specification, in its order", () => {
    expect(ORDER_TABS.map((tab) => [tab, filterOfTab(tab)])).toEqual([
      ["all", ""],
      ["created", "CREATED"],
      ["delivering", "TO_RECEIVE"],
      ["delivered", "COMPLETED"],
      ["cancelled", "CANCELLED"],
      ["returned", "RETURN"],
      ["refund", "REFUND"],
      ["complaint", "COMPLAINT"],
      ["delivery_failed", "DELIVERY_FAILED"],
      ["confirmed", "CONFIRMED"],
      ["payment_failed", "PAYMENT_FAILED"],
    ]);
  });

  it("are found again by their filter value", () => {
    for (const tab of ORDER_TABS) expect(tabOfFilter(filterOfTab(tab))).toBe(tab);
  });

  it.each([null, undefined, "x", "WAITING_PICKUP", "created"])("fall back to the all tab for %s", (value) => {
    expect(tabOfFilter(value)).toBe("all");
  });
});

describe("tabs that list an order", () => {
  const order: OrderFacts = {
    order_status: "TO_RECEIVE",
    payment_status: 0,
    return_status: null,
    return_creator_type: null,
    cancel_status: null,
    complaint_status: null,
    refund_status: null,
  };
  const back = { order_status: "CANCELLED", cancel_status: 3, return_creator_type: 3 } as const;
  it.each<[string, Partial<OrderFacts>, string]>([
    ["an unpaid order", { order_status: "PENDING_CONFIRM" }, "created"],
    [
      "one whose payment failed",
      { order_status: "PENDING_CONFIRM", payment_status: 2 },
      "created payment_failed",
    ],
    ["a placed order", { order_status: "CREATED" }, "created"],
    ["a confirmed order", { order_status: "CONFIRMED" }, "confirmed"],
    ["an order on its way", {}, "delivering"],
    ["one whose delivery failed", { return_status: 9, return_creator_type: 3 }, "delivery_failed"],
    ["one that goes out again", { return_status: 2, return_creator_type: 3 }, "delivering"],
    ["one that is back at the shop", { ...back, return_status: 8 }, "cancelled delivery_failed"],
    [
      "one that was paid and is back",
      { ...back, return_status: 3, refund_status: 0 },
      "cancelled refund delivery_failed",
    ],
    ["a delivered order", { order_status: "DELIVERED" }, "delivered"],
    [
      "one that was delivered in the end",
      { order_status: "DELIVERED", return_status: 2, return_creator_type: 3 },
      "delivered",
    ],
    [
      "one whose return could not be collected",
      { order_status: "COMPLETED", return_status: 9, return_creator_type: 1 },
      "delivered returned",
    ],
    [
      "one with a rejected return",
      { order_status: "COMPLETED", return_status: 4, return_creator_type: 1 },
      "delivered returned",
    ],
    ["one with a complaint", { order_status: "COMPLETED", complaint_status: 2 }, "delivered complaint"],
    ["a cancelled order", { order_status: "CANCELLED", cancel_status: 1 }, "cancelled"],
  ])("for %s", (_, change, tabs) => {
    expect(tabsOfOrder({ ...order, ...change }).join(" ")).toBe(`all ${tabs}`);
  });
});
