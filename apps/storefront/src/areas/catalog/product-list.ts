import type { ListingFilters } from "@sen/domain";
import type { ProductList } from "@sen/ui/catalog";
import { useMemo } from "react";
import { firstPageQuery } from "./catalog.ts";
import { rowsOf, useEndlessList } from "../../core/endless-list.ts";

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
