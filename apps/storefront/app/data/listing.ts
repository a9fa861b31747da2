import type { ListingFilters } from "@sen/domain";
import type { ProductList } from "@sen/ui/catalog";
import { listingPageQuery, searchPageQuery } from "./catalog.ts";
import { useInfiniteQuery } from "./infinite-query.ts";
import type { AnyQuery } from "./query.ts";

/** The first page of a product list, as its loader seeds it: a search where there is a keyword. */
export function firstPageQuery(filters: ListingFilters): AnyQuery {
  return filters.keyword === "" ? listingPageQuery(filters) : searchPageQuery(filters);
}

/** Products by filters; "load more" adds pages, and coming back finds as many as were left. */
export function useListing(filters: ListingFilters): ProductList {
  const isSearch = filters.keyword !== "";
  const pageOf = (index: number) => ({ ...filters, page: filters.page + index });
  const options = { keepPreviousData: true, revalidateFirstPage: false } as const;
  const listed = useInfiniteQuery(
    "/products/listing",
    (index) => (isSearch ? null : listingPageQuery(pageOf(index))[1]),
    options,
  );
  const found = useInfiniteQuery(
    "/search",
    (index) => (isSearch ? searchPageQuery(pageOf(index))[1] : null),
    options,
  );
  const { data, error, size, setSize, isLoading, mutate } = isSearch ? found : listed;
  const last = data?.at(-1)?.data;
  if (!data || !last) {
    return error === undefined ? { state: "loading" } : { state: "failed", onRetry: () => mutate() };
  }
  return {
    state: "ready",
    listing: { ...last, items: data.flatMap((page) => page.data.items) },
    updating: isLoading && data.length === size,
    loadingMore: data.length < size && error === undefined,
    moreFailed: data.length < size && error !== undefined,
    onLoadMore: () => (data.length < size ? mutate() : setSize(size + 1)),
  };
}
