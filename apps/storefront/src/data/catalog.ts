import {
  ALL_REVIEWS,
  DEFAULT_PAGE_SIZE,
  listingQuery,
  type ListingFilters,
  type ReviewFilters,
} from "@sen/domain";
import type { CouponHallFilters } from "@sen/ui/coupons";
import { query, useQuery } from "./query.ts";

const byId = (id: number) => ({ params: { path: { id } } });

export const bannersQuery = (mallId?: number) =>
  query("/banners", {
    params: { query: { status: 1, ...(mallId === undefined ? {} : { mall_id: mallId }) } },
  });
export const categoriesQuery = () => query("/categories", {});
export const mallsQuery = () => query("/malls/all", {});
export const mallQuery = (id: number) => query("/malls/{id}", byId(id));
export const mallShopsQuery = (mallId: number) =>
  query("/tenants", { params: { query: { mall_id: mallId, per_page: 12 } } });
export const shopQuery = (id: number) => query("/tenants/{id}", byId(id));
export const flashDealsQuery = (mallId?: number) =>
  query("/flash-deals", { params: { query: mallId === undefined ? {} : { mall_id: mallId } } });
export const couponsQuery = () => query("/coupons", { params: { query: { per_page: 8 } } });
/** The best sold products, without what a list of them can be narrowed to. */
export const recommendedQuery = () => query("/products", { params: { query: { per_page: 24 } } });
export const listingPageQuery = (filters: ListingFilters) =>
  query("/products/listing", { params: { query: listingQuery(filters) } });
export const searchPageQuery = (filters: ListingFilters) =>
  query("/search", { params: { query: { ...listingQuery(filters), keyword: filters.keyword } } });
export const searchTargetsQuery = (keyword: string) =>
  query("/search/targets", { params: { query: { keyword } } });
export const topSearchesQuery = () => query("/search/top", {});
export const productQuery = (id: number) => query("/products/{id}", byId(id));
export const relatedQuery = (id: number) =>
  query("/products/{id}/related", { params: { path: { id }, query: { filter: "ec", order: 1 } } });
/** A page of a product's reviews: the first, or the one behind `after`, the place where the page before it ended. */
export const reviewsQuery = (
  id: number,
  { rating, withMedia, variantId, sort }: ReviewFilters = ALL_REVIEWS,
  { page = 1, after = null }: { page?: number; after?: string | null } = {},
) =>
  query("/products/{id}/reviews", {
    params: {
      path: { id },
      query: {
        page,
        per_page: DEFAULT_PAGE_SIZE,
        ...(after !== null && { after }),
        ...(rating !== null && { rating }),
        ...(withMedia && { with_media: 1 }),
        ...(variantId !== null && { variant_id: variantId }),
        ...(sort !== ALL_REVIEWS.sort && { sort_by: sort }),
      },
    },
  });
/** One review with its comments. */
export const reviewQuery = (id: number) => query("/reviews/{id}", byId(id));
export const productCouponsQuery = (id: number) => query("/products/{id}/coupons", byId(id));

/** Coupons on a page of the hall and of the wallet. */
export const COUPONS_A_PAGE = 20;

/** One coupon by its number. */
export const couponQuery = (id: number) => query("/coupons/{id}", byId(id));
export const couponCategoriesQuery = () => query("/coupons/categories", {});

/** A page of the coupons that can be saved now, from 1 on. */
export const hallPageQuery = (filters: CouponHallFilters, page = 1) => {
  const { keyword, scope, category_id, mall_id, tenant_id } = filters;
  return query("/coupons", {
    params: {
      query: {
        page,
        per_page: COUPONS_A_PAGE,
        ...(keyword !== "" && { keyword }),
        ...(scope && { scope }),
        ...(category_id !== null && { category_id }),
        ...(mall_id !== null && { mall_id }),
        ...(tenant_id !== null && { tenant_id }),
      },
    },
  });
};

/** The first page of a product list: a search where there is a keyword. */
export const firstPageQuery = (filters: ListingFilters) =>
  filters.keyword === "" ? listingPageQuery(filters) : searchPageQuery(filters);

export const useBanners = (mallId?: number) => useQuery(bannersQuery(mallId));
export const useFlashDeals = (mallId?: number) => useQuery(flashDealsQuery(mallId));
export const useCoupons = () => useQuery(couponsQuery());
export const useRecommended = () => useQuery(recommendedQuery());
/** What a keyword names; nothing is asked for an empty one. */
export const useSearchTargets = (keyword: string) =>
  useQuery(keyword === "" ? null : searchTargetsQuery(keyword));
export const useTopSearches = () => useQuery(topSearchesQuery());
export const useMall = (id: number) => useQuery(mallQuery(id));
export const useMallShops = (id: number) => useQuery(mallShopsQuery(id));
export const useShop = (id: number) => useQuery(shopQuery(id));
export const useProduct = (id: number) => useQuery(productQuery(id));
export const useRelated = (id: number) => useQuery(relatedQuery(id));
export const useProductCoupons = (id: number) => useQuery(productCouponsQuery(id));
