/** What the area gives to the others. */
export { useFindCoupon } from "./find-coupon.ts";
export { couponsQuery, useSavedCoupons } from "./saved-coupons.ts";
