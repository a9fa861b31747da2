export * from "./BuyBox/BuyBox.tsx";
export type { AddToCartOutcome, PurchaseCalls, SelectionParams, WantedItem } from "./BuyBox/use-purchase.ts";
export * from "./DeliveryEstimate/DeliveryEstimate.tsx";
export * from "./Description/Description.tsx";
export * from "./Gallery/Gallery.tsx";
export type { MediaItem } from "./MediaViewer/index.ts";
export * from "./PriceBlock/PriceBlock.tsx";
export * from "./ProductScreen/ProductDetails.tsx";
export { ProductScreen, type ProductScreenProps } from "./ProductScreen/ProductScreen.tsx";
export * from "./Reviews/Reviews.tsx";
export type { ReviewLike } from "./Reviews/ReviewLikeButton.tsx";
export * from "./SizeGuide/SizeGuide.tsx";
export * from "./SpecificationTable/SpecificationTable.tsx";
export {
  withOption,
  dealVariant,
  initialChoice,
  chosenVariant,
  optionState,
  dealPriceOf,
  missingGroups,
  optionsInstead,
  offerOf,
  choicePicture,
  choiceNames,
  choiceOf,
  type Choosable,
  type Choice,
  type OptionState,
  type Offer,
} from "./variant-choice.ts";
export * from "./VariantPicker/VariantPicker.tsx";
