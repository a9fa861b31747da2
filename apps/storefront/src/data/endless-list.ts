import { useSWRConfig, type SWRConfiguration } from "swr";
import useSWRInfinite, { unstable_serialize } from "swr/infinite";
import { ask, freshnessOptions, type Query, type QueryFailure } from "./query.ts";

/** A list whose pages come one after another. */
export interface EndlessList<Page> {
  /** The pages that have come, in their order; undefined before the first. */
  pages: readonly Page[] | undefined;
  error: QueryFailure | undefined;
  /** The first pages of another list (other filters) are on their way; the ones before still show. */
  updating: boolean;
  /** The next page is on its way. */
  loadingMore: boolean;
  /** The next page could not be had; `loadMore` asks for that one again. */
  moreFailed: boolean;
  loadMore: () => unknown;
  /** Asks for the first page again after it could not be had. */
  retry: () => unknown;
  /** Asks for every page that has come anew: something in them has changed. */
  refresh: () => Promise<unknown>;
}

/** SWR's name for an endless list that begins with this query. */
export const endlessCacheKey = (first: Query): string => unstable_serialize(() => first);

/**
 * An endless list. Going away and coming back finds as many pages as were left.
 *
 * @param pageQuery the query of a page, counted from 0; null where there is none (yet)
 */
export function useEndlessList<Page>(
  pageQuery: (index: number, previous: Page | null) => Query<Page> | null,
  options: SWRConfiguration = {},
): EndlessList<Page> {
  const { cache } = useSWRConfig();
  const first = pageQuery(0, null);
  const kept = first ? (cache.get(endlessCacheKey(first))?.data as Page[] | undefined) : undefined;
  const { data, error, size, setSize, isLoading, mutate } = useSWRInfinite<Page, QueryFailure>(
    pageQuery,
    (asked: Query<Page>) => ask(asked),
    {
      keepPreviousData: true,
      ...freshnessOptions(first, kept?.[0] as object | undefined),
      revalidateFirstPage: false,
      ...options,
    },
  );
  const isIncomplete = data !== undefined && data.length < size;
  return {
    pages: data,
    error,
    updating: isLoading && data?.length === size,
    loadingMore: isIncomplete && error === undefined,
    moreFailed: isIncomplete && error !== undefined,
    // Setting the size that it has asks for the pages that are missing, and for no other.
    loadMore: () => setSize(isIncomplete ? size : size + 1),
    retry: () => setSize(size),
    refresh: () => mutate(),
  };
}
