import { OrderStatus, type DeliveryEventName } from "@sen/domain";
import type { ParcelState } from "../../ports/carrier.ts";
import type { Transaction } from "../../database/connect.ts";
import { TransitionRefused, type LockedOrder } from "../order-records/index.ts";
import { deliver, failDelivery, isOnItsWay, recordParcelProgress, pickUp } from "./moves.ts";

/** The reason for a returned parcel if the carrier gives none. The shop's language is Vietnamese. */
const NO_REASON = "Đơn vị vận chuyển không giao được kiện hàng";

/** The event that a customer sees for a state in transit. */
const events: Partial<Record<ParcelState, DeliveryEventName>> = {
  in_transit: "in_transit",
  out_for_delivery: "out_for_delivery",
  attempt_failed: "delivery_failed",
};

const CLAIM =
  "Claim compensation from the carrier. `parcel lost` cancels the order and refunds the customer.";

/** States that a person must act on. */
const troubles: Partial<Record<ParcelState, string>> = {
  came_back: "it came back to the shop. Confirm it with `return received`, and inspect the goods (`goods`).",
  cancelled: "the carrier cancelled it. Book it again with `parcel book`.",
  lost: `the carrier lost it. ${CLAIM}`,
  damaged: `the carrier damaged it. ${CLAIM}`,
  unknown: "this status is not documented. Ask the carrier what it means.",
};

/**
 * Moves an order to its parcel's state, including skipped steps. Returns what a person must do, or null. The parcel of a finished order
 * moves nothing. The order must be locked.
 */
export async function applyState(
  tx: Transaction,
  order: LockedOrder,
  state: ParcelState,
  reason: string | null,
  now: Date,
): Promise<string | null> {
  if (state === "booked") return null;
  if (order.order_status === OrderStatus.cancelled) {
    return state === "cancelled" || state === "came_back"
      ? null
      : "its order is cancelled. Have the carrier bring it back.";
  }
  if (order.order_status !== OrderStatus.confirmed && order.order_status !== OrderStatus.toReceive) {
    return null;
  }
  try {
    if (hasLeft(state)) await moveOn(tx, order, state, reason, now);
  } catch (error) {
    if (!(error instanceof TransitionRefused)) throw error;
    return `the order cannot take the matching status (${error.detail}).`;
  }
  return troubles[state] ?? null;
}

const hasLeft = (state: ParcelState): boolean => state !== "cancelled" && state !== "unknown";

async function moveOn(
  tx: Transaction,
  before: LockedOrder,
  state: ParcelState,
  reason: string | null,
  now: Date,
): Promise<void> {
  const hasNotLeft = before.order_status === OrderStatus.confirmed;
  const order = hasNotLeft ? await pickUp(tx, before, "carrier", now) : before;
  const event = events[state];
  if (event) await recordParcelProgress(tx, order, { event, place: null, reason }, now);
  if (state === "delivered") await deliver(tx, order, now);
  const isComing = state === "coming_back" || state === "came_back";
  if (isComing && isOnItsWay(order)) await failDelivery(tx, order, reason ?? NO_REASON, now);
}
