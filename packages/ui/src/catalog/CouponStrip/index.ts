export { CouponStrip, type CouponStripProps } from "./CouponStrip.tsx";
