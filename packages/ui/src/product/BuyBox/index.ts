export { BuyBox, type BuyBoxProps } from "./BuyBox.tsx";
export {
  usePurchase,
  type AddToCartOutcome,
  type PurchaseCalls,
  type SelectionParams,
  type WantedItem,
} from "./use-purchase.ts";
