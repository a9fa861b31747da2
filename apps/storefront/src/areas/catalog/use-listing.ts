import { listingCorrections, listingQuery, type ListingCorrection, type ListingFilters } from "@sen/domain";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useEndlessList } from "../../core/endless-list.ts";
import { listState, rowsOf } from "../../core/list-state.ts";
import { query } from "../../core/query.ts";
import { useBrowserValue } from "../../core/store.ts";
import { useNavigateInPlace } from "../../shell/use-scroll.ts";
import { useLinks } from "../links.ts";
import { useMallFirst } from "./mall-first.ts";

/** The first page of a product list; a search if there is a keyword. */
export const firstPageQuery = (filters: ListingFilters, first?: number) =>
  filters.keyword === ""
    ? query("/products/listing", {
        query: { ...listingQuery(filters), ...(first !== undefined && { first_mall_id: first }) },
      })
    : query("/search", { query: { ...listingQuery(filters), keyword: filters.keyword } });

/** The data of a screen that lists products. */
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

/** Filtered products; "load more" adds pages, and Back restores as many as were loaded. */
function useProductList(filters: ListingFilters, first?: number) {
  const list = useEndlessList((index) => firstPageQuery({ ...filters, page: filters.page + index }, first));
  const { pages, updating } = list;
  const items = useMemo(() => rowsOf(pages), [pages]);
  const state = listState(list, items);
  return state.state === "ready" ? { ...state, listing: state, updating } : state;
}

const NONE: readonly ListingCorrection[] = [];

/** Corrections of invalid filters in the URL. Empty on the server, which renders the corrected page. */
function useListingCorrections(): readonly ListingCorrection[] {
  const { search } = useLocation();
  const corrections = useMemo(() => listingCorrections(new URLSearchParams(search)), [search]);
  return useBrowserValue(corrections.length > 0 ? corrections : NONE, NONE);
}
