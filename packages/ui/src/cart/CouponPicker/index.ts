export { CouponPicker, type CouponPickerProps } from "./CouponPicker.tsx";
