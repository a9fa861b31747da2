export { listCouponCategories } from "./categories.ts";
export { findCoupon, getCoupon, listCoupons } from "./list.ts";
export { listProductCoupons } from "./product.ts";
