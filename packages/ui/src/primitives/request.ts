/** What a screen is given of something that is fetched: nothing yet, a failure with the way to ask again, or what is there. */
export type Request<Ready extends object> =
  { state: "loading" } | { state: "failed"; onRetry: () => unknown } | ({ state: "ready" } & Ready);

/** A list that loads page by page: what has come of it, its length, and how to load the next page. */
export interface LoadedPages<Row> {
  /** Of all pages loaded so far, in their order. */
  items: readonly Row[];
  /** On all pages. */
  total: number;
  /** There is another page. */
  hasMore: boolean;
  /** Loads the next page; may return a promise. */
  onLoadMore: () => unknown;
  /** The next page is on its way. */
  loadingMore?: boolean | undefined;
  /** The next page could not be loaded; what is there stays. */
  moreFailed?: boolean | undefined;
}
