export {
  appliedCoupon,
  availableCoupons,
  chosenCoupon,
  type CouponOfCustomer,
  couponRefusal,
  lockCoupons,
  readChosenCoupons,
} from "./evaluate.ts";
export { giveBackCoupons } from "./give-back.ts";
