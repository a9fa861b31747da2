export { ShopReason, type ShopReasonProps } from "./ShopReason.tsx";
