import type { DeliveryType, ProductSort } from "@sen/api";
import { addressOf } from "./address-values.ts";

/** Sort orders of a product list. */
export const PRODUCT_SORTS = [
  "relevance",
  "popular",
  "newest",
  "price_asc",
  "price_desc",
  "rating",
  "discount",
] as const satisfies readonly ProductSort[];

/** Default page size; fills whole rows in 2, 3, 4 and 6 columns. */
export const LISTING_PAGE_SIZE = 24;

/**
 * Filters of a product list. An empty list, an empty keyword and a null price do not filter. The locale is not included: the client sends
 * it with every call. Spec §3, product listing filters.
 */
export interface ListingFilters {
  keyword: string;
  category_id: readonly number[];
  mall_id: readonly number[];
  tenant_id: readonly number[];
  maker_id: readonly number[];
  delivery: readonly DeliveryType[];
  /** Dong. */
  price_min: number | null;
  /** Dong. */
  price_max: number | null;
  /** Minimum average rating, in stars. */
  rating_min: number | null;
  shipping_discount: boolean;
  sort_by: ProductSort;
  per_page: number;
  page: number;
}

/** The unfiltered list: the defaults of a URL without a query. */
export const ALL_PRODUCTS: ListingFilters = {
  keyword: "",
  category_id: [],
  mall_id: [],
  tenant_id: [],
  maker_id: [],
  delivery: [],
  price_min: null,
  price_max: null,
  rating_min: null,
  shipping_discount: false,
  sort_by: "relevance",
  per_page: LISTING_PAGE_SIZE,
  page: 1,
};

/**
 * Serializes filters to a query string, in a fixed order and without defaults, so that each list has one canonical URL.
 */
export function serializeListingFilters(filters: Partial<ListingFilters>): URLSearchParams {
  return addressOf(ALL_PRODUCTS, filters);
}
