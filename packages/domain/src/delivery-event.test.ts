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

describe("what happens to a parcel", () => {
  it("has a name of its own for each event", () => {
    expect(new Set(DELIVERY_EVENTS.map((event) => deliveryEventLabel(event).labelKey)).size).toBe(7);
  });

  it.each([
    [ReturnStatus.new, "announced"],
    [ReturnStatus.processing, "picked_up"],
    [ReturnStatus.completed, "delivered"],
    [ReturnStatus.deliveryFailed, "delivery_failed"],
    [ReturnStatus.shopConfirmedReceived, "returned_to_shop"],
  ] as const)("is told by status %i as %s", (status, event) => {
    expect(deliveryEventOf(status)).toBe(event);
  });
});

describe("when an order should arrive", () => {
  it.each([
    [OrderStatus.pendingConfirm, false],
    [OrderStatus.created, true],
    [OrderStatus.confirmed, true],
    [OrderStatus.toReceive, true],
    [OrderStatus.delivered, false],
    [OrderStatus.completed, false],
    [OrderStatus.cancelled, false],
  ])("%s is told: %s", (status, told) => {
    expect(expectedDelivery(status, parcel) !== null).toBe(told);
  });

  it("is told on its way, not after it could not be handed over or came back", () => {
    const at = (event: Parameters<typeof happened>[0]) =>
      expectedDelivery(OrderStatus.toReceive, happened(event));
    expect(at("in_transit")).toEqual({ from: parcel.expected_from, to: parcel.expected_to });
    expect(at("delivery_failed")).toBeNull();
    expect(at("returned_to_shop")).toBeNull();
  });

  it("is not told where nobody has said so", () => {
    expect(expectedDelivery(OrderStatus.created, { ...parcel, expected_to: null })).toBeNull();
  });
});
