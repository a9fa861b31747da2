/** What the area gives to the others. */
export { useCoupons, useFindCoupon } from "./coupons.ts";
export { useSavedCoupons } from "./saved-coupons.ts";
