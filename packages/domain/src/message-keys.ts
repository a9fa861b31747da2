import type { CouponProblem, CouponScope, LineProblemCode } from "@sen/api";

/** The text key of a coupon problem; `below_minimum` takes a formatted `amount`. */
export const couponProblemKey = (problem: CouponProblem) => `errors:coupon.${problem}` as const;

/** The text key of a coupon scope. */
export const couponScopeKey = (scope: CouponScope) => `catalog:coupon.scope.${scope}` as const;

/** The text key of a cart line's problem. */
export const lineProblemKey = (problem: LineProblemCode) => `errors:line.${problem}` as const;

/** The text key of a reached limit; takes `limit`. Spec §9. */
export const limitKey = (limit: "cart" | "payment") => `errors:limit.${limit}` as const;
