export { listCouponCategories } from "./categories.ts";
export { findCoupon, getCoupon, listCoupons, listNewcomerCoupons } from "./list.ts";
export { listProductCoupons } from "./product.ts";
