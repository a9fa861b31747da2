export { CouponChip, type CouponChipProps } from "./CouponChip.tsx";
export { useCouponText, type CouponText } from "./useCouponText.ts";
