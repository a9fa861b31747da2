export { CouponScreen, type CouponRequest, type CouponScreenProps } from "./CouponScreen.tsx";
