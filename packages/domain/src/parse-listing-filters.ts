import { idsIn, keywordIn, pageIn, wholeIn } from "./address-values.ts";
import { DELIVERY_TYPES } from "./enumerations.ts";
import { ALL_PRODUCTS, LISTING_PAGE_SIZE, PRODUCT_SORTS, type ListingFilters } from "./listing-filters.ts";
import { REVIEW_STARS } from "./review.ts";

const HIGHEST_PRICE = 99_999_999_999;

/**
 * Parses the filters in a URL. Corrects invalid values instead of failing: `page=-1` is the first page, `price_min=abc` is ignored, and a
 * minimum above the maximum is swapped with it.
 */
export function parseListingFilters(query: URLSearchParams): ListingFilters {
  const low = wholeIn(query.get("price_min"), 0, HIGHEST_PRICE);
  const high = wholeIn(query.get("price_max"), 0, HIGHEST_PRICE);
  const swapped = low !== null && high !== null && low > high;
  const deliveries = query.getAll("delivery");
  return {
    keyword: keywordIn(query),
    category_id: idsIn(query.getAll("category_id")),
    mall_id: idsIn(query.getAll("mall_id")),
    tenant_id: idsIn(query.getAll("tenant_id")),
    maker_id: idsIn(query.getAll("maker_id")),
    delivery: DELIVERY_TYPES.filter((type) => deliveries.includes(type)),
    price_min: swapped ? high : low,
    price_max: swapped ? low : high,
    rating_min: wholeIn(query.get("rating_min"), 1, REVIEW_STARS.length),
    shipping_discount: ["1", "true"].includes(query.get("shipping_discount") ?? ""),
    sort_by: PRODUCT_SORTS.find((sort) => sort === query.get("sort_by")) ?? ALL_PRODUCTS.sort_by,
    ...pageIn(query, LISTING_PAGE_SIZE),
  };
}
