/** What a screen is given of something that is fetched: nothing yet, a failure with the way to ask again, or what is there. */
export type Request<Ready extends object> =
  { state: "loading" } | { state: "failed"; onRetry: () => unknown } | ({ state: "ready" } & Ready);
