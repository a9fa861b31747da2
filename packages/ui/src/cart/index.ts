export { CartGroupCard, type CartGroupCardProps } from "./CartGroupCard/CartGroupCard.tsx";
export { CartLineRow, type CartLineRowProps } from "./CartLineRow/CartLineRow.tsx";
export { CartScreen, type CartRequest, type CartScreenProps } from "./CartScreen/CartScreen.tsx";
export type { CartHrefs } from "./CartScreen/FilledCart.tsx";
export type { Removal, Restoration } from "./CartScreen/use-removal.ts";
export { CartSummary, type CartSummaryProps } from "./CartSummary/CartSummary.tsx";
export { CouponPicker, type CouponPickerProps, type FindCoupon } from "./CouponPicker/CouponPicker.tsx";
export type { LineNotice } from "./CartLineRow/LineMessage.tsx";
