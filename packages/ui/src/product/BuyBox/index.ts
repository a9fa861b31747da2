export { BuyBox, type BuyBoxProps } from "./BuyBox.tsx";
export {
  usePurchase,
  type AddToCartOutcome,
  type PurchaseCalls,
  type WantedInAddress,
  type WantedItem,
} from "./use-purchase.ts";
