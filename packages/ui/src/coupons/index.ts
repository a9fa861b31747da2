export * from "./CouponHallScreen/CouponHallScreen.tsx";
export * from "./CouponScreen/CouponScreen.tsx";
export * from "./VoucherScreen/VoucherScreen.tsx";
