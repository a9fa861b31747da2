export { listMyCoupons, saveCoupon } from "./saved.ts";
