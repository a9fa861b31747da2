import { KEYWORD_LENGTH, parseListingFilters } from "./parse-listing-filters.ts";
import { tidyText } from "./tidy-text.ts";

/** What of an address was put right, and has to be said. */
export type ListingCorrection = "keyword_cut" | "price_swapped";

/** What `parseListingFilters` put right that a person may have meant otherwise: a keyword that is too long, prices the wrong way round. */
export function listingCorrections(query: URLSearchParams): ListingCorrection[] {
  const { price_min, price_max } = parseListingFilters(query);
  const isSwapped =
    price_min !== null &&
    price_max !== null &&
    price_min !== price_max &&
    Number(query.get("price_min")) === price_max;
  const isCut = tidyText(query.get("keyword") ?? "").length > KEYWORD_LENGTH;
  return [...(isCut ? ["keyword_cut" as const] : []), ...(isSwapped ? ["price_swapped" as const] : [])];
}
