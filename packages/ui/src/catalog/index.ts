export * from "./CouponChip/index.ts";
export * from "./CouponStrip/index.ts";
export * from "./ProductCard/index.ts";
export * from "./ProductGrid/index.ts";
