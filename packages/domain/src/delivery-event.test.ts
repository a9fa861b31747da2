import { describe, expect, it } from "vitest";
import { DELIVERY_EVENTS, deliveryEventLabel, deliveryEventOf, expectedDelivery } from "./delivery-event.ts";
import { OrderStatus, ReturnStatus } from "./statuses.ts";

const parcel = {
  expected_from: "2026-11-22T02:15:00.000Z",
  expected_to: "2026-11-24T02:15:00.000Z",
  events: [],
};
const happened = (event: "delivery_failed" | "returned_to_shop" | "in_transit") => ({
  ...parcel,
  events: [{ id: 1, event, place: null, reason: null, create_at: "2026-11-21T02:15:00.000Z" }],
});

describe("delivery events", () => {
  it("have distinct labels", () => {
    expect(new Set(DELIVERY_EVENTS.map((event) => deliveryEventLabel(event).labelKey)).size).toBe(7);
  });

  it.each([
    [ReturnStatus.new, "announced"],
    [ReturnStatus.processing, "picked_up"],
    [ReturnStatus.completed, "delivered"],
    [ReturnStatus.deliveryFailed, "delivery_failed"],
    [ReturnStatus.shopConfirmedReceived, "returned_to_shop"],
  ] as const)("map return status %i to %s", (status, event) => {
    expect(deliveryEventOf(status)).toBe(event);
  });
});

describe("expected delivery time", () => {
  it.each([
    [OrderStatus.pendingConfirm, false],
    [OrderStatus.created, true],
    [OrderStatus.confirmed, true],
    [OrderStatus.toReceive, true],
    [OrderStatus.delivered, false],
    [OrderStatus.completed, false],
    [OrderStatus.cancelled, false],
  ])("is shown for order status %s: %s", (status, told) => {
    expect(expectedDelivery(status, parcel) !== null).toBe(told);
  });

  it("is shown in transit, but not after a failed delivery or a return to the shop", () => {
    const at = (event: Parameters<typeof happened>[0]) =>
      expectedDelivery(OrderStatus.toReceive, happened(event));
    expect(at("in_transit")).toEqual({ from: parcel.expected_from, to: parcel.expected_to });
    expect(at("delivery_failed")).toBeNull();
    expect(at("returned_to_shop")).toBeNull();
  });

  it("is not shown when the carrier gave none", () => {
    expect(expectedDelivery(OrderStatus.created, { ...parcel, expected_to: null })).toBeNull();
  });
});
