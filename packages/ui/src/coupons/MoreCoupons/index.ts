export { MoreCoupons } from "./MoreCoupons.tsx";
