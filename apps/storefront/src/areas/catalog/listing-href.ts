import { serializeListingFilters, type ListingFilters } from "@sen/domain";

/** Address of a list with its filters; the path alone where nothing is filtered. */
export function listingHref(path: string, filters: ListingFilters): string {
  const query = serializeListingFilters(filters).toString();
  return query === "" ? path : `${path}?${query}`;
}
