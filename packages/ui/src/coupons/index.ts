export {
  CouponHallScreen,
  type CouponHallFilters,
  type CouponList,
  type CouponHallScreenProps,
} from "./CouponHallScreen/CouponHallScreen.tsx";
export { CouponScreen, type CouponRequest, type CouponScreenProps } from "./CouponScreen/CouponScreen.tsx";
export {
  VOUCHER_STATES,
  VoucherScreen,
  type VoucherState,
  type VoucherList,
  type VoucherScreenProps,
} from "./VoucherScreen/VoucherScreen.tsx";
