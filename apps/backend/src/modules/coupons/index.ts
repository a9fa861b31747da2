export {
  couponOf,
  isCouponOver,
  isCouponUsable,
  isWithheld,
  savedCouponOf,
  selectCoupons,
  selectSavedCoupons,
  usedUpAt,
} from "./coupon.ts";
export {
  appliedCoupon,
  chosenCoupon,
  type CouponOfCustomer,
  couponRefusal,
  readChosenCoupons,
} from "./evaluate.ts";
export { giveBackCoupons } from "./give-back.ts";
export { bestOffered, couponOffer } from "./offer.ts";
export { useCoupons } from "./use-coupons.ts";
