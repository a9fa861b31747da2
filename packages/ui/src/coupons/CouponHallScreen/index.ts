export {
  CouponHallScreen,
  type CouponHallFilters,
  type CouponHallScreenProps,
  type CouponList,
} from "./CouponHallScreen.tsx";
