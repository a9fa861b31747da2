export { listCouponCategories } from "./categories.ts";
export { getCoupon, listCoupons } from "./list.ts";
export { listProductCoupons } from "./product.ts";
export { listMyCoupons, saveCoupon } from "./saved.ts";
