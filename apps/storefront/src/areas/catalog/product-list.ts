import { listingQuery, type ListingFilters } from "@sen/domain";
import type { ProductList } from "@sen/ui/catalog";
import { useMemo } from "react";
import { rowsOf, useEndlessList } from "../../core/endless-list.ts";
import { query } from "../../core/query.ts";
import { listState } from "../../core/request-state.ts";

/**
 * The first page of a product list: a search where there is a keyword.
 *
 * @param first the mall whose products come first
 */
export const firstPageQuery = (filters: ListingFilters, first?: number) =>
  filters.keyword === ""
    ? query("/products/listing", {
        params: {
          query: { ...listingQuery(filters), ...(first !== undefined && { first_mall_id: first }) },
        },
      })
    : query("/search", { params: { query: { ...listingQuery(filters), keyword: filters.keyword } } });

/** Products by filters; "load more" adds pages, and coming back finds as many as were left. */
export function useProductList(filters: ListingFilters, first?: number): ProductList {
  const list = useEndlessList((index) => firstPageQuery({ ...filters, page: filters.page + index }, first));
  const { pages, updating } = list;
  const items = useMemo(() => (pages ? rowsOf(pages) : []), [pages]);
  return listState(list, (_pages, { data }) => ({ listing: { ...data, items }, updating }));
}
