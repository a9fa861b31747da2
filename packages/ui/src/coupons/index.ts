export {
  CouponHallScreen,
  type CouponHallFilters,
  type CouponHallScreenProps,
  type CouponList,
} from "./CouponHallScreen/CouponHallScreen.tsx";
export { CouponScreen, type CouponRequest, type CouponScreenProps } from "./CouponScreen/CouponScreen.tsx";
export {
  VOUCHER_STATES,
  VoucherScreen,
  type VoucherList,
  type VoucherScreenProps,
  type VoucherState,
} from "./VoucherScreen/VoucherScreen.tsx";
