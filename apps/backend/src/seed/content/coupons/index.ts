import type { CouponContent } from "./coupon.ts";
import { deliveryCoupons } from "./delivery.ts";
import { mallCoupons } from "./malls.ts";
import { overCoupons } from "./over.ts";
import { shopCoupons } from "./shops.ts";

/** Coupons of malls, shops and delivery, in every value type. Their numbers follow this order. */
export const coupons: readonly CouponContent[] = [
  ...mallCoupons,
  ...shopCoupons,
  ...deliveryCoupons,
  ...overCoupons,
];
