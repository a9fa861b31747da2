export * from "./CouponHallScreen/index.ts";
export * from "./CouponScreen/index.ts";
export * from "./VoucherScreen/index.ts";
