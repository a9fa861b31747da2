export { CouponChip, type CouponChipProps } from "./CouponChip.tsx";
export { useCouponText, type CouponText } from "./use-coupon-text.ts";
