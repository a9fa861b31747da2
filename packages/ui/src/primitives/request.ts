/** State of a request, as screens receive it: loading, failed with a retry, or ready with the data. */
export type Request<Ready extends object> =
  { state: "loading" } | { state: "failed"; onRetry: () => unknown } | ({ state: "ready" } & Ready);

/** A paginated list: the items loaded so far, the total count and how to load the next page. */
export interface LoadedPages<Row> {
  /** Items of all pages loaded so far, in order. */
  items: readonly Row[];
  /** Number of items on all pages. */
  total: number;
  /** Whether there is another page. */
  hasMore: boolean;
  /** Loads the next page; may return a promise. */
  onLoadMore: () => unknown;
  /** The next page is loading. */
  loadingMore?: boolean | undefined;
  /** The next page failed to load; the loaded items stay. */
  moreFailed?: boolean | undefined;
}
