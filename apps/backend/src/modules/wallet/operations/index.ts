export { listMyCoupons } from "./list-saved.ts";
export { saveCoupon } from "./saved.ts";
