export {
  AppliedFilters,
  cleared,
  countApplied,
  type AppliedFiltersProps,
} from "./AppliedFilters/AppliedFilters.tsx";
export { BannerCarousel, type BannerCarouselProps } from "./BannerCarousel/BannerCarousel.tsx";
export type { CatalogHrefs } from "./catalog-hrefs.ts";
export { ChosenMallContext, useChosenMall, type ChosenMall } from "./chosen-mall.ts";
export { CategoryStrip, type CategoryStripProps } from "./CategoryStrip/CategoryStrip.tsx";
export * from "./CouponChip/index.ts";
export { CouponStrip, type CouponStripProps } from "./CouponStrip/CouponStrip.tsx";
export * from "./Facets/index.ts";
export * from "./FlashDealStrip/index.ts";
export { FollowButton, type FollowButtonProps, type Following } from "./FollowButton/FollowButton.tsx";
export {
  FollowedShopsScreen,
  type FollowedShopsScreenProps,
} from "./FollowedShopsScreen/FollowedShopsScreen.tsx";
export { HomeScreen, type Home, type HomeContent, type HomeScreenProps } from "./HomeScreen/HomeScreen.tsx";
export { Listing, type ListingProps, type ProductList } from "./Listing/Listing.tsx";
export * from "./ListSearch/ListSearch.tsx";
export * from "./ListToolbar/index.ts";
export { MallCards, type MallCardsProps } from "./MallCards/MallCards.tsx";
export * from "./MallScreen/index.ts";
export * from "./PriceDropBadge/PriceDropBadge.tsx";
export { ProductCard, type ProductCardProps } from "./ProductCard/ProductCard.tsx";
export {
  ProductGrid,
  ProductGridSkeleton,
  type ProductGridProps,
  type ProductGridSkeletonProps,
} from "./ProductGrid/ProductGrid.tsx";
export { ProductListScreen, type ProductListScreenProps } from "./ProductListScreen/ProductListScreen.tsx";
export * from "./RecentlyViewed/RecentlyViewed.tsx";
export { ResultCount, type ResultCountProps } from "./ResultCount/ResultCount.tsx";
export * from "./SearchNotes/SearchNotes.tsx";
export * from "./SearchScreen/index.ts";
export * from "./SearchTargets/SearchTargets.tsx";
export { SeenPricesContext, type SeenPrices } from "./seen-prices.ts";
export { Shelf, type ShelfProps } from "./Shelf/Shelf.tsx";
export { ShopCard, type ShopCardProps } from "./ShopCard/ShopCard.tsx";
export * from "./ShopScreen/index.ts";
export * from "./Suggestions/index.ts";
export { WishButton, type WishButtonProps } from "./WishButton/WishButton.tsx";
export { WishListScreen, type WishList, type WishListScreenProps } from "./WishListScreen/WishListScreen.tsx";
export { WishesContext, type WishedProduct, type Wishes } from "./wishes.ts";
export { SortSelect, type SortSelectProps } from "./SortSelect/SortSelect.tsx";
