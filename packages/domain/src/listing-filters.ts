import type { DeliveryType, ProductSort } from "@sen/api";
import { addressOf } from "./address-values.ts";

/** The orders of a product list. */
export const PRODUCT_SORTS = [
  "relevance",
  "popular",
  "newest",
  "price_asc",
  "price_desc",
  "rating",
  "discount",
] as const satisfies readonly ProductSort[];

/** Rows of a product list when the address does not say; a whole number of rows in 2, 3, 4 and 6 columns. */
export const LISTING_PAGE_SIZE = 24;

/**
 * What a product list is narrowed to. An empty list of choices, an empty keyword and a null price narrow nothing.
 * The locale is not among them: the client sends it with every call. Spec §3, product listing filters.
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
  /** Stars on average, at least. */
  rating_min: number | null;
  shipping_discount: boolean;
  sort_by: ProductSort;
  per_page: number;
  page: number;
}

/** The list with nothing narrowed: what an address without a query shows. */
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
 * Writes filters into an address, in one fixed order and without what goes without saying, so that one list has
 * one address.
 */
export function serializeListingFilters(filters: Partial<ListingFilters>): URLSearchParams {
  return addressOf(ALL_PRODUCTS, filters);
}
