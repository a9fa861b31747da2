import type { operations } from "@sen/api";
import { callQuery } from "./address-values.ts";
import { ALL_PRODUCTS, type ListingFilters } from "./listing-filters.ts";

/** Changes some filters and returns to the first page. */
export function changeFilters(filters: ListingFilters, change: Partial<ListingFilters>): ListingFilters {
  return { ...filters, page: 1, ...change };
}

/** Number of active filters, without keyword, sort order and page. For "3 filters" and "clear all". */
export function countFilters(filters: ListingFilters): number {
  const choices = [
    filters.category_id,
    filters.mall_id,
    filters.tenant_id,
    filters.maker_id,
    filters.delivery,
  ];
  const priced = filters.price_min !== null || filters.price_max !== null;
  const single = [priced, filters.rating_min !== null, filters.shipping_discount].filter(Boolean);
  return choices.reduce((sum, list) => sum + list.length, single.length);
}

/**
 * The mall whose products a list shows first: the chosen one, if the list covers all malls, is in default order, and has no keyword to
 * rank by.
 */
export function firstMallOf(filters: ListingFilters, chosenMallId: number | null): number | undefined {
  const { keyword, mall_id, tenant_id, sort_by } = filters;
  const isOfAllMalls = keyword === "" && mall_id.length === 0 && tenant_id.length === 0;
  const isInDefaultOrder = sort_by === "relevance" || sort_by === "popular";
  return isOfAllMalls && isInDefaultOrder ? (chosenMallId ?? undefined) : undefined;
}

type ListingQuery = NonNullable<operations["listProducts"]["parameters"]["query"]>;

/** The query parameters of the call: the filters that are set, the sort order and the page. */
export function listingQuery(filters: ListingFilters): ListingQuery {
  return callQuery(ALL_PRODUCTS, filters);
}
