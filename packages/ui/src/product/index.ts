export {
  BuyBox,
  type AddToCartOutcome,
  type BuyBoxProps,
  type PurchaseCalls,
  type SelectionParams,
  type WantedItem,
} from "./BuyBox/index.ts";
export {
  DeliveryEstimate,
  type DeliveryEstimateProps,
  type Destination,
} from "./DeliveryEstimate/DeliveryEstimate.tsx";
export { Description, type DescriptionProps } from "./Description/Description.tsx";
export { Gallery, galleryPreload, type GalleryProps, type PicturePreload } from "./Gallery/index.ts";
export type { MediaItem } from "./MediaViewer/index.ts";
export { PriceBlock, type PriceBlockProps } from "./PriceBlock/PriceBlock.tsx";
export { ProductScreen, type ProductPage, type ProductScreenProps } from "./ProductScreen/ProductScreen.tsx";
export { Reviews, type ProductReviews, type ReviewLike, type ReviewsProps } from "./Reviews/index.ts";
export { SizeGuide, type SizeGuideProps } from "./SizeGuide/index.ts";
export {
  SpecificationTable,
  type SpecificationTableProps,
} from "./SpecificationTable/SpecificationTable.tsx";
export * from "./variant-choice.ts";
export { VariantPicker, type VariantPickerProps } from "./VariantPicker/VariantPicker.tsx";
