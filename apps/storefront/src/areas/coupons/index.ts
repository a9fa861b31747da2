/** What the area gives to the others. */
export { couponsQuery, useCoupons, useFindCoupon } from "./coupons.ts";
export { useSavedCoupons } from "./saved-coupons.ts";
