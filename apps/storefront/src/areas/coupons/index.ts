export { useFindCoupon } from "./find-coupon.ts";
export { couponsQuery, useSavedCoupons } from "./saved-coupons.ts";
