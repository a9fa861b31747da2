export * from "./CartGroupCard/index.ts";
export { CartLineRow, type CartLineRowProps } from "./CartLineRow/index.ts";
export * from "./CartScreen/index.ts";
export * from "./CartSummary/index.ts";
export * from "./CouponPicker/index.ts";
export type { LineNotice } from "./line-notice.ts";
