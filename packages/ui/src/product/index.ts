export { BuyBox, type BuyBoxProps } from "./BuyBox/BuyBox.tsx";
export type { AddToCartOutcome, PurchaseCalls, SelectionParams, WantedItem } from "./BuyBox/use-purchase.ts";
export {
  DeliveryEstimate,
  type DeliveryEstimateProps,
  type Destination,
} from "./DeliveryEstimate/DeliveryEstimate.tsx";
export { Description, type DescriptionProps } from "./Description/Description.tsx";
export { Gallery, type GalleryProps } from "./Gallery/Gallery.tsx";
export type { MediaItem } from "./MediaViewer/index.ts";
export { PriceBlock, type PriceBlockProps } from "./PriceBlock/PriceBlock.tsx";
export { ProductDetails, type ProductDetailsProps } from "./ProductScreen/ProductDetails.tsx";
export { ProductScreen, type ProductScreenProps } from "./ProductScreen/ProductScreen.tsx";
export { Reviews, type ProductReviews, type ReviewsProps } from "./Reviews/Reviews.tsx";
export type { ReviewLike } from "./Reviews/ReviewLikeButton.tsx";
export { SizeGuide, type SizeGuideProps } from "./SizeGuide/SizeGuide.tsx";
export {
  SpecificationTable,
  type SpecificationTableProps,
} from "./SpecificationTable/SpecificationTable.tsx";
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
export { VariantPicker, type VariantPickerProps } from "./VariantPicker/VariantPicker.tsx";
