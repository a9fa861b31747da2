import type { DeliveryEvent, DeliveryRequest, OrderDetail } from "@sen/api";
import { dayInVietnam } from "./calendar-day.ts";
import { OrderStatus, ReturnStatus } from "./statuses.ts";
import type { Tone } from "./order-title.ts";

/** Events of a parcel, in their usual order. */
export const DELIVERY_EVENTS = [
  "announced",
  "picked_up",
  "in_transit",
  "out_for_delivery",
  "delivered",
  "delivery_failed",
  "returned_to_shop",
] as const satisfies readonly DeliveryEvent["event"][];
export type DeliveryEventName = (typeof DELIVERY_EVENTS)[number];

const eventsOfStatus: Record<ReturnStatus, DeliveryEventName> = {
  [ReturnStatus.new]: "announced",
  [ReturnStatus.approved]: "announced",
  [ReturnStatus.cancelled]: "returned_to_shop",
  [ReturnStatus.completed]: "delivered",
  [ReturnStatus.rejected]: "returned_to_shop",
  [ReturnStatus.processing]: "picked_up",
  [ReturnStatus.customerApproved]: "announced",
  [ReturnStatus.customerConfirmedDelivered]: "picked_up",
  [ReturnStatus.shopConfirmedReceived]: "returned_to_shop",
  [ReturnStatus.deliveryFailed]: "delivery_failed",
};

/** The event implied by a parcel's status, if the carrier reported nothing more specific. */
export function deliveryEventOf(status: ReturnStatus): DeliveryEventName {
  return eventsOfStatus[status];
}

const labels = {
  announced: { labelKey: "aftersales:tracking.event.announced", tone: "neutral" },
  picked_up: { labelKey: "aftersales:tracking.event.picked_up", tone: "info" },
  in_transit: { labelKey: "aftersales:tracking.event.in_transit", tone: "info" },
  out_for_delivery: { labelKey: "aftersales:tracking.event.out_for_delivery", tone: "info" },
  delivered: { labelKey: "aftersales:tracking.event.delivered", tone: "success" },
  delivery_failed: { labelKey: "aftersales:tracking.event.delivery_failed", tone: "danger" },
  returned_to_shop: { labelKey: "aftersales:tracking.event.returned_to_shop", tone: "neutral" },
} as const satisfies Record<DeliveryEventName, { labelKey: string; tone: Tone }>;

/** Label and tone of a delivery event. */
export function deliveryEventLabel(event: DeliveryEventName): (typeof labels)[DeliveryEventName] {
  return labels[event];
}

/** The expected delivery window of a parcel. */
export interface DeliveryWindow {
  /** ISO 8601. */
  from: string;
  /** ISO 8601. */
  to: string;
}

const awaited: readonly OrderStatus[] = [OrderStatus.created, OrderStatus.confirmed, OrderStatus.toReceive];

/**
 * The expected delivery window of an active order: not before it is placed or paid, nor once it was delivered, has failed or was
 * cancelled. Null if the carrier gave none.
 */
export function expectedDelivery(
  status: OrderStatus,
  {
    expected_from,
    expected_to,
    events,
  }: Pick<DeliveryRequest, "expected_from" | "expected_to"> & {
    events: readonly Pick<DeliveryEvent, "event">[];
  },
): DeliveryWindow | null {
  const failed = events[0]?.event === "delivery_failed" || events[0]?.event === "returned_to_shop";
  if (!awaited.includes(status) || failed || expected_from === null || expected_to === null) return null;
  return { from: expected_from, to: expected_to };
}

type Awaited = Pick<OrderDetail, "order_status" | "delivery_type" | "delivery_requests">;

/** When an order is expected. Null also once it is ready at the mall; the carrier's events do not matter there. */
export function orderExpected(order: Awaited): DeliveryWindow | null {
  const { order_status: status, delivery_requests } = order;
  const [parcel] = delivery_requests;
  const isPickup = order.delivery_type === "go_to_mall";
  if (!parcel || (isPickup && status === OrderStatus.toReceive)) return null;
  return expectedDelivery(status, isPickup ? { ...parcel, events: [] } : parcel);
}

/** Whether the day on which an order was expected has passed in Vietnam. */
export function isDeliveryLate(order: Awaited & Pick<OrderDetail, "now">): boolean {
  const expected = orderExpected(order);
  return expected !== null && dayInVietnam(new Date(order.now)) > dayInVietnam(new Date(expected.to));
}
