/** What a page shows, as far as it is known. */
export type CaseRequest<Case> =
  | { state: "loading" }
  | { state: "failed"; /** May return a promise. */ onRetry: () => unknown }
  | { state: "ready"; data: Case };
