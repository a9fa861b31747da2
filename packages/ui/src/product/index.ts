export {
  BuyBox,
  type AddToCartOutcome,
  type BuyBoxProps,
  type PurchaseCalls,
  type WantedInAddress,
  type WantedItem,
} from "./BuyBox/index.ts";
export { DeliveryEstimate, type DeliveryEstimateProps, type Destination } from "./DeliveryEstimate/index.ts";
export { Description, type DescriptionProps } from "./Description/index.ts";
export { Gallery, galleryPreload, type GalleryProps, type PicturePreload } from "./Gallery/index.ts";
export type { MediaItem } from "./MediaViewer/index.ts";
export { PriceBlock, type PriceBlockProps } from "./PriceBlock/index.ts";
export { ProductScreen, type ProductPage, type ProductScreenProps } from "./ProductScreen/index.ts";
export { Reviews, type ProductReviews, type ReviewLike, type ReviewsProps } from "./Reviews/index.ts";
export { SpecificationTable, type SpecificationTableProps } from "./SpecificationTable/index.ts";
export * from "./variant-choice.ts";
export { VariantPicker, type VariantPickerProps } from "./VariantPicker/index.ts";
