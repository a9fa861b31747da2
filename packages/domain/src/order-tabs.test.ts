import { describe, expect, it } from "vitest";
import { filterOfTab, ORDER_FILTERS, ORDER_TABS, orderTabLabel, tabOfFilter } from "./order-tabs.ts";

describe("the tabs of the order list", () => {
  it("send the values of the table, in its order", () => {
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

  it("are found again by their value", () => {
    for (const tab of ORDER_TABS) expect(tabOfFilter(filterOfTab(tab))).toBe(tab);
  });

  it.each([null, undefined, "x", "WAITING_PICKUP", "created"])("are the all tab for %s", (value) => {
    expect(tabOfFilter(value)).toBe("all");
  });

  it("leave out waiting pickup, which the enumeration has", () => {
    expect(Object.values(ORDER_FILTERS).map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(ORDER_TABS).not.toContain("waiting_pickup");
  });

  it("each have a label of their own", () => {
    expect(new Set(ORDER_TABS.map(orderTabLabel)).size).toBe(11);
  });
});
