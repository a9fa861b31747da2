import { DELIVERY_TYPES } from "./enumerations.ts";
import { ALL_PRODUCTS, LISTING_PAGE_SIZE, PRODUCT_SORTS, type ListingFilters } from "./listing-filters.ts";
import { tidyText } from "./tidy-text.ts";

const HIGHEST_PAGE_SIZE = 100;
const HIGHEST_PAGE = 100_000;
const HIGHEST_ID = 2_147_483_647;
const HIGHEST_PRICE = 99_999_999_999;
/** Letters of a keyword that are looked for; the contract has the same limit. */
export const KEYWORD_LENGTH = 200;
const MOST_CHOICES = 50;

function whole(text: string | null, lowest: number, highest: number): number | null {
  if (text === null || !/^\d{1,12}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= lowest && value <= highest ? value : null;
}

/** Numbers in ascending order, each once. */
function ids(texts: readonly string[]): number[] {
  const valid = texts.flatMap((text) => whole(text, 1, HIGHEST_ID) ?? []);
  return [...new Set(valid)].sort((a, b) => a - b).slice(0, MOST_CHOICES);
}

/**
 * Reads the filters out of an address. What makes no sense is corrected, never an error: `page=-1` is the first
 * page, `price_min=abc` no minimum, a minimum above the maximum is the two swapped.
 */
export function parseListingFilters(query: URLSearchParams): ListingFilters {
  const low = whole(query.get("price_min"), 0, HIGHEST_PRICE);
  const high = whole(query.get("price_max"), 0, HIGHEST_PRICE);
  const swapped = low !== null && high !== null && low > high;
  const deliveries = query.getAll("delivery");
  return {
    keyword: tidyText(tidyText(query.get("keyword") ?? "").slice(0, KEYWORD_LENGTH)),
    category_id: ids(query.getAll("category_id")),
    mall_id: ids(query.getAll("mall_id")),
    tenant_id: ids(query.getAll("tenant_id")),
    maker_id: ids(query.getAll("maker_id")),
    delivery: DELIVERY_TYPES.filter((type) => deliveries.includes(type)),
    price_min: swapped ? high : low,
    price_max: swapped ? low : high,
    shipping_discount: ["1", "true"].includes(query.get("shipping_discount") ?? ""),
    sort_by: PRODUCT_SORTS.find((sort) => sort === query.get("sort_by")) ?? ALL_PRODUCTS.sort_by,
    per_page: whole(query.get("per_page"), 1, HIGHEST_PAGE_SIZE) ?? LISTING_PAGE_SIZE,
    page: whole(query.get("page"), 1, HIGHEST_PAGE) ?? 1,
  };
}
