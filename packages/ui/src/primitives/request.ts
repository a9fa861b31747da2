/** What a screen is given of something that is fetched: nothing yet, a failure with the way to ask again, or what is there. */
export type Request<Ready extends object> =
  { state: "loading" } | { state: "failed"; onRetry: () => unknown } | ({ state: "ready" } & Ready);

/** What is told of a list that goes on when asked: how long it is, and how the next page comes. */
export interface LoadedPages {
  /** On all pages. */
  total: number;
  /** Loads the next page; may return a promise. */
  onLoadMore: () => unknown;
  loadingMore?: boolean | undefined;
  /** The next page could not be loaded; what is there stays. */
  moreFailed?: boolean | undefined;
}
