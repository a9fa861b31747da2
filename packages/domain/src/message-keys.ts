import type { CouponProblem, CouponScope, LineProblemCode } from "@sen/api";
import type { QuantityRefusal } from "./quantity.ts";

/** The text key of a coupon problem; `below_minimum` takes a formatted `amount`. */
export const couponProblemKey = (problem: CouponProblem) => `errors:coupon.${problem}` as const;

/** The text key of a coupon scope. */
export const couponScopeKey = (scope: CouponScope) => `catalog:coupon.scope.${scope}` as const;

/** The text key of a cart line's problem. */
export const lineProblemKey = (problem: LineProblemCode) => `errors:line.${problem}` as const;

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

/** The text key of a reached limit; takes `limit`. Spec §9. */
export const limitKey = (limit: "cart" | "payment") => `errors:limit.${limit}` as const;
