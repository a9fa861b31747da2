export * from "./CartGroupCard/CartGroupCard.tsx";
export * from "./CartLineRow/CartLineRow.tsx";
export * from "./CartScreen/CartScreen.tsx";
export type { CartHrefs } from "./CartScreen/FilledCart.tsx";
export * from "./CartScreen/removal.ts";
export * from "./CartSummary/CartSummary.tsx";
export * from "./CouponPicker/CouponPicker.tsx";
export * from "./line-notice.ts";
