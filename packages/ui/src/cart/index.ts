export * from "./CartGroupCard/CartGroupCard.tsx";
export * from "./CartLineRow/CartLineRow.tsx";
export * from "./CartScreen/CartScreen.tsx";
export type { CartHrefs } from "./CartScreen/FilledCart.tsx";
export type { Removal, Restoration } from "./CartScreen/use-removal.ts";
export * from "./CartSummary/CartSummary.tsx";
export * from "./CouponPicker/CouponPicker.tsx";
export type { LineNotice } from "./CartLineRow/LineMessage.tsx";
