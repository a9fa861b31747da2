export { AppliedFilters, type AppliedFiltersProps } from "./AppliedFilters/AppliedFilters.tsx";
export { BannerCarousel, type BannerCarouselProps } from "./BannerCarousel/BannerCarousel.tsx";
export type { CatalogHrefs } from "./catalog-hrefs.ts";
export { ChosenMallContext, useChosenMall, type ChosenMall } from "./chosen-mall.ts";
export { CategoryStrip, type CategoryStripProps } from "./CategoryStrip/CategoryStrip.tsx";
export { CouponChip, type CouponChipProps } from "./CouponChip/CouponChip.tsx";
export { useCouponText, type CouponText } from "./CouponChip/use-coupon-text.ts";
export { CouponStrip, type CouponSaving, type CouponStripProps } from "./CouponStrip/CouponStrip.tsx";
export { Facets, type FacetsProps } from "./Facets/Facets.tsx";
export type { FacetName } from "./Facets/facet-choices.ts";
export { DealCard, type DealCardProps } from "./FlashDealStrip/DealCard.tsx";
export { FlashDealStrip, type FlashDealStripProps } from "./FlashDealStrip/FlashDealStrip.tsx";
export { FollowButton, type FollowButtonProps, type Following } from "./FollowButton/FollowButton.tsx";
export {
  FollowedShopsScreen,
  type FollowedShopsScreenProps,
} from "./FollowedShopsScreen/FollowedShopsScreen.tsx";
export { HomeScreen, type Home, type HomeContent, type HomeScreenProps } from "./HomeScreen/HomeScreen.tsx";
export { Listing, type ListingProps, type ProductList } from "./Listing/Listing.tsx";
export { ListSearch, type ListSearchProps } from "./ListSearch/ListSearch.tsx";
export { FacetsSheet, type FacetsSheetProps } from "./ListToolbar/FacetsSheet.tsx";
export { ListToolbar, type ListToolbarProps, type MallFirst } from "./ListToolbar/ListToolbar.tsx";
export { MallCards, type MallCardsProps } from "./MallCards/MallCards.tsx";
export { MallHeader, type MallHeaderProps } from "./MallScreen/MallHeader.tsx";
export { MallScreen, type MallScreenProps } from "./MallScreen/MallScreen.tsx";
export { PriceDropBadge, type PriceDropBadgeProps } from "./PriceDropBadge/PriceDropBadge.tsx";
export { ProductCard, type ProductCardProps } from "./ProductCard/ProductCard.tsx";
export {
  ProductGrid,
  ProductGridSkeleton,
  type ProductGridProps,
  type ProductGridSkeletonProps,
} from "./ProductGrid/ProductGrid.tsx";
export { ProductListScreen, type ProductListScreenProps } from "./ProductListScreen/ProductListScreen.tsx";
export { RecentlyViewed, type RecentlyViewedProps } from "./RecentlyViewed/RecentlyViewed.tsx";
export { SearchNotes, type SearchNotesProps } from "./SearchNotes/SearchNotes.tsx";
export { SearchScreen, type SearchScreenProps } from "./SearchScreen/SearchScreen.tsx";
export { TopSearches, type TopSearchesProps } from "./SearchScreen/TopSearches.tsx";
export { SearchTargets, type SearchTargetsProps } from "./SearchTargets/SearchTargets.tsx";
export { SeenPricesContext, type SeenPrices } from "./seen-prices.ts";
export { Shelf, type ShelfProps } from "./Shelf/Shelf.tsx";
export { ShopCard, type ShopCardProps } from "./ShopCard/ShopCard.tsx";
export { ShopHeader, type ShopHeaderProps } from "./ShopScreen/ShopHeader.tsx";
export { ShopScreen, type ShopScreenProps } from "./ShopScreen/ShopScreen.tsx";
export { Suggestions, type SuggestionsProps } from "./Suggestions/Suggestions.tsx";
export { WishButton, type WishButtonProps } from "./WishButton/WishButton.tsx";
export { WishListScreen, type WishList, type WishListScreenProps } from "./WishListScreen/WishListScreen.tsx";
export { WishesContext, type WishedProduct, type Wishes } from "./wishes.ts";
export { SortSelect, type SortSelectProps } from "./SortSelect/SortSelect.tsx";
