import { KEYWORD_MAX_LENGTH } from "./constants.ts";
import { parseListingFilters } from "./parse-listing-filters.ts";
import { tidyText } from "./tidy-text.ts";

/** A correction of a URL's filters, reported to the customer. */
export type ListingCorrection = "keyword_cut" | "price_swapped";

/** Corrections made by `parseListingFilters` that the customer may not have intended: a keyword cut to its maximum length, swapped prices. */
export function listingCorrections(query: URLSearchParams): ListingCorrection[] {
  const { price_min, price_max } = parseListingFilters(query);
  const isSwapped =
    price_min !== null &&
    price_max !== null &&
    price_min !== price_max &&
    Number(query.get("price_min")) === price_max;
  const isCut = tidyText(query.get("keyword") ?? "").length > KEYWORD_MAX_LENGTH;
  return [...(isCut ? ["keyword_cut" as const] : []), ...(isSwapped ? ["price_swapped" as const] : [])];
}
