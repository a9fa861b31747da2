export { CartGroupCard, type CartGroupCardProps } from "./CartGroupCard/CartGroupCard.tsx";
export { CartLineRow, type CartLineRowProps } from "./CartLineRow/index.ts";
export * from "./CartScreen/index.ts";
export { CartSummary, type CartSummaryProps } from "./CartSummary/CartSummary.tsx";
export * from "./CouponPicker/index.ts";
export type { LineNotice } from "./line-notice.ts";
