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
export { keepCouponUses, restoreCouponUses } from "./former-uses.ts";
export { giveBackCoupons } from "./give-back.ts";
export { bestOffered, couponOffer } from "./offer.ts";
export { useCoupons } from "./use-coupons.ts";
