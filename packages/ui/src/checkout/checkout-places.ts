import type { Checkout, UpdateCheckoutBody } from "@sen/api";
import { chosenPayment } from "./PaymentMethodPicker/PaymentMethodPicker.tsx";
import { isBuyable, lineProblemKey, limitKey } from "@sen/domain";

/** A place on the checkout page that can show a message. Lines are numbered across all shops, from 0. */
export type CheckoutPlace =
  "address" | "coupons" | "payment" | "order" | `line-${number}` | `delivery-${number}` | `note-${number}`;

/** Number of lines of the shops before a group. */
export function linesBefore(checkout: Checkout, groupIndex: number): number {
  return checkout.groups.slice(0, groupIndex).reduce((sum, { lines }) => sum + lines.length, 0);
}

export const linePlace = (index: number): CheckoutPlace => `line-${index}`;
export const notePlace = (tenantId: number): CheckoutPlace => `note-${tenantId}`;
export const deliveryPlace = (tenantId: number): CheckoutPlace => `delivery-${tenantId}`;

const placeOfName: ReadonlyMap<string, CheckoutPlace> = new Map([
  ["address", "address"],
  ["address_id", "address"],
  ["coupon_ids", "coupons"],
  ["payment_method", "payment"],
  ["payment_gateway", "payment"],
]);

/** The place of a refusal's field; "order" (at the button) if the page has none for it. */
export function placeOfField(field: string | null | undefined, checkout: Checkout): CheckoutPlace {
  if (!field) return "order";
  const line = /^items\[(\d+)\]/.exec(field)?.[1];
  const count = linesBefore(checkout, checkout.groups.length);
  if (line !== undefined) return Number(line) < count ? linePlace(Number(line)) : "order";
  return placeOfName.get(field.split(/[.[]/)[0] ?? "") ?? "order";
}

/** The place of a change. */
export function placeOfChange({ deliveries, notes, ...change }: UpdateCheckoutBody): CheckoutPlace {
  const [delivery] = deliveries ?? [];
  if (delivery) return deliveryPlace(delivery.tenant_id);
  const [noted] = notes ?? [];
  if (noted) return notePlace(noted.tenant_id);
  return placeOfName.get(Object.keys(change)[0] ?? "") ?? "order";
}

/** Why the order cannot be placed, and where to fix it. */
export interface Obstacle {
  place: CheckoutPlace;
  key:
    | `checkout:obstacle.${"address" | "delivery" | "payment" | "coupon" | "other"}`
    | ReturnType<typeof lineProblemKey>
    | ReturnType<typeof limitKey>;
}

/** The topmost obstacle to placing the order; null if there is none. */
export function firstObstacle(checkout: Checkout): Obstacle | null {
  if (checkout.can_order) return null;
  const lines = checkout.groups.flatMap((group) => group.lines);
  if (checkout.address === null) return { place: "address", key: "checkout:obstacle.address" };
  if (lines.length > checkout.max_lines) return { place: "order", key: limitKey("payment") };
  for (const [index, { problem }] of lines.entries()) {
    if (problem !== null && !isBuyable(problem.code)) {
      return { place: linePlace(index), key: lineProblemKey(problem.code) };
    }
  }
  for (const { tenant, shipping_methods, delivery_type } of checkout.groups) {
    if (!shipping_methods.some((method) => method.delivery_type === delivery_type && method.available)) {
      return { place: deliveryPlace(tenant.id), key: "checkout:obstacle.delivery" };
    }
  }
  if (checkout.coupons.some(({ problem }) => problem !== null)) {
    return { place: "coupons", key: "checkout:obstacle.coupon" };
  }
  if (!chosenPayment(checkout.payment_methods, checkout)?.available) {
    return { place: "payment", key: "checkout:obstacle.payment" };
  }
  return { place: "order", key: "checkout:obstacle.other" };
}
