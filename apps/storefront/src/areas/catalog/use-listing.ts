import { listingCorrections, type ListingCorrection, type ListingFilters } from "@sen/domain";
import { useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useNavigateInPlace } from "../../shell/use-scroll.ts";
import { useLinks } from "../links.ts";
import { useMallFirst } from "./mall-first.ts";
import { useProductList } from "./product-list.ts";

/**
 * What a screen takes that lists products.
 *
 * @param filters what its address narrows it by
 * @param of what else narrows it: its shop, its mall
 */
export function useListing(
  filters: ListingFilters,
  hrefOf: (next: ListingFilters) => string,
  of: Partial<ListingFilters> = {},
) {
  const narrowed = { ...filters, ...of };
  const { first, mallFirst } = useMallFirst(narrowed);
  return {
    list: useProductList(narrowed, first),
    mallFirst,
    filters,
    corrections: useListingCorrections(),
    hrefOf,
    onNavigate: useNavigateInPlace(),
    hrefs: useLinks(),
  };
}

const NONE: readonly ListingCorrection[] = [];
const unchanging = () => () => undefined;

/** What of the list's address was put right. The server makes the page of the right address, so that it has nothing to tell. */
function useListingCorrections(): readonly ListingCorrection[] {
  const { search } = useLocation();
  const corrections = useMemo(() => listingCorrections(new URLSearchParams(search)), [search]);
  return useSyncExternalStore(
    unchanging,
    () => (corrections.length > 0 ? corrections : NONE),
    () => NONE,
  );
}
