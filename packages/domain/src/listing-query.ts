import type { operations } from "@sen/api";
import type { ListingFilters } from "./listing-filters.ts";

/** The filters with some changed, back on the first page. */
export function changeFilters(filters: ListingFilters, change: Partial<ListingFilters>): ListingFilters {
  return { ...filters, page: 1, ...change };
}

/** How many filters narrow the list; keyword, order and page are none. For "3 filters" and "clear all". */
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
 * The mall whose products a list begins with: the chosen one, where the list is of all malls and nothing else was said of its order, and where
 * no keyword says what fits best.
 */
export function firstMallOf(filters: ListingFilters, chosenMallId: number | null): number | undefined {
  const { keyword, mall_id, tenant_id, sort_by } = filters;
  const isOfAllMalls = keyword === "" && mall_id.length === 0 && tenant_id.length === 0;
  const isInDefaultOrder = sort_by === "relevance" || sort_by === "popular";
  return isOfAllMalls && isInDefaultOrder ? (chosenMallId ?? undefined) : undefined;
}

type ListingQuery = NonNullable<operations["listProducts"]["parameters"]["query"]>;

/** What the call takes: only what narrows, the order and the page. */
export function listingQuery(filters: ListingFilters): ListingQuery {
  const some = <Choice>(list: readonly Choice[]) => (list.length > 0 ? [...list] : undefined);
  const query = {
    keyword: filters.keyword || undefined,
    category_id: some(filters.category_id),
    mall_id: some(filters.mall_id),
    tenant_id: some(filters.tenant_id),
    maker_id: some(filters.maker_id),
    delivery: some(filters.delivery),
    price_min: filters.price_min ?? undefined,
    price_max: filters.price_max ?? undefined,
    rating_min: filters.rating_min ?? undefined,
    shipping_discount: filters.shipping_discount ? (1 as const) : undefined,
    sort_by: filters.sort_by,
    per_page: filters.per_page,
    page: filters.page,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
