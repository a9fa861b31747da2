export { CouponPicker, type CouponPickerProps } from "./CouponPicker.tsx";
export type { FindCoupon } from "./CodeEntry.tsx";
