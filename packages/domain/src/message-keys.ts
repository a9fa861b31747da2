import type { CouponProblem, CouponScope, LineProblemCode } from "@sen/api";
import type { QuantityRefusal } from "./quantity.ts";

const couponTexts = {
  not_started: "errors:coupon.not_started",
  expired: "errors:coupon.expired",
  used_up: "errors:coupon.used_up",
  already_used: "errors:coupon.already_used",
  newcomers_only: "errors:coupon.newcomers_only",
  below_minimum: "errors:coupon.below_minimum",
  not_applicable: "errors:coupon.not_applicable",
} as const satisfies Record<CouponProblem, string>;

/** The text key of a coupon problem; `below_minimum` takes a formatted `amount`. */
export function couponProblemKey(problem: CouponProblem): (typeof couponTexts)[CouponProblem] {
  return couponTexts[problem];
}

const scopeTexts = {
  tenant: "catalog:coupon.scope.tenant",
  mall: "catalog:coupon.scope.mall",
  delivery: "catalog:coupon.scope.delivery",
} as const satisfies Record<CouponScope, string>;

/** The text key of a coupon scope. */
export function couponScopeKey(scope: CouponScope): (typeof scopeTexts)[CouponScope] {
  return scopeTexts[scope];
}

const lineTexts = {
  sold_out: "errors:line.sold_out",
  not_enough_stock: "errors:line.not_enough_stock",
  price_changed: "errors:line.price_changed",
  deal_ended: "errors:line.deal_ended",
  deal_limit: "errors:line.deal_limit",
  unavailable: "errors:line.unavailable",
} as const satisfies Record<LineProblemCode, string>;

/** The text key of a cart line's problem. */
export function lineProblemKey(problem: LineProblemCode): (typeof lineTexts)[LineProblemCode] {
  return lineTexts[problem];
}

const quantityTexts = {
  QUANTITY_INVALID: "errors:quantity.invalid",
  OUT_OF_STOCK: "errors:quantity.sold_out",
  NOT_ENOUGH_STOCK: "errors:quantity.not_enough",
  QUANTITY_TOO_HIGH: "errors:quantity.too_high",
} as const satisfies Record<QuantityRefusal, string>;

/** The text key of a refused quantity; takes `stock` and `limit`. */
export function quantityRefusalKey(refusal: QuantityRefusal): (typeof quantityTexts)[QuantityRefusal] {
  return quantityTexts[refusal];
}

const limitTexts = { cart: "errors:limit.cart", payment: "errors:limit.payment" } as const;

/** The text key of a reached limit; takes `limit`. Spec §9. */
export function limitKey(limit: keyof typeof limitTexts): (typeof limitTexts)[keyof typeof limitTexts] {
  return limitTexts[limit];
}
