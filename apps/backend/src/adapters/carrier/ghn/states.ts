import type { ParcelState } from "../../../ports/carrier.ts";

/**
 * Maps every status that GHN publishes to one of our states.
 * https://api.ghn.vn/home/docs/detail?id=84 (order status), ?id=47 (webhook)
 */
export const GHN_STATES: Readonly<Record<string, ParcelState>> = {
  ready_to_pick: "booked",
  picking: "booked",
  money_collect_picking: "booked",
  cancel: "cancelled",
  picked: "picked_up",
  storing: "in_transit",
  transporting: "in_transit",
  sorting: "in_transit",
  delivering: "out_for_delivery",
  money_collect_delivering: "out_for_delivery",
  delivered: "delivered",
  // GHN retries by itself.
  delivery_fail: "attempt_failed",
  waiting_to_return: "attempt_failed",
  return: "coming_back",
  return_transporting: "coming_back",
  return_sorting: "coming_back",
  returning: "coming_back",
  return_fail: "coming_back",
  returned: "came_back",
  lost: "lost",
  damage: "damaged",
  // Documented as "order exception handling, out of the regular process": needs a person to look at it.
  exception: "unknown",
};

/** Our state for a GHN status; `unknown` if GHN has not documented it. */
export const stateOf = (status: string): ParcelState =>
  Object.hasOwn(GHN_STATES, status) ? (GHN_STATES[status] ?? "unknown") : "unknown";
