import { listingQuery, type ListingFilters } from "@sen/domain";
import { query } from "../../core/query.ts";
import type { ProductList } from "@sen/ui/catalog";
import { useMemo } from "react";
import { rowsOf, useEndlessList } from "../../core/endless-list.ts";

const listingPageQuery = (filters: ListingFilters) =>
  query("/products/listing", { params: { query: listingQuery(filters) } });
const searchPageQuery = (filters: ListingFilters) =>
  query("/search", { params: { query: { ...listingQuery(filters), keyword: filters.keyword } } });

/** The first page of a product list: a search where there is a keyword. */
export const firstPageQuery = (filters: ListingFilters) =>
  filters.keyword === "" ? listingPageQuery(filters) : searchPageQuery(filters);

/** Products by filters; "load more" adds pages, and coming back finds as many as were left. */
export function useProductList(filters: ListingFilters): ProductList {
  const { pages, error, updating, loadingMore, moreFailed, loadMore, retry } = useEndlessList((index) =>
    firstPageQuery({ ...filters, page: filters.page + index }),
  );
  const items = useMemo(() => (pages ? rowsOf(pages) : []), [pages]);
  const last = pages?.at(-1)?.data;
  if (!last) return error ? { state: "failed", onRetry: retry } : { state: "loading" };
  return {
    state: "ready",
    listing: { ...last, items },
    updating,
    loadingMore,
    moreFailed,
    onLoadMore: loadMore,
  };
}
