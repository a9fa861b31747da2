import type { Request } from "@sen/ui/primitives";
import type { EndlessList } from "./endless-list.ts";
import type { QueryFailure } from "./query.ts";
import { settled, type Refused, type Result } from "./write.ts";

/** Thrown in the browser when the page's subject turns out not to exist. The 404 page replaces it. */
export class MissingPage extends Error {
  override name = "MissingPage";
}

/** Unknown, malformed, or another customer's: the backend does not say which. */
const MISSING_CODES: readonly (number | undefined)[] = [403, 404, 422];

/** After client-side navigation the browser finds out that an id is unknown. Shows the same 404 page as the server would. */
export function throwIfMissing(error: QueryFailure | undefined): void {
  if (MISSING_CODES.includes(error?.code)) throw new MissingPage();
}

/** The part of SWR's response that a request state is made from. */
interface Asked<Data, Mutated = unknown> {
  data?: Data | undefined;
  error?: QueryFailure | undefined;
  mutate: () => Mutated;
}

/** Turns a query into a screen's request state. Cached data is shown even if revalidation failed. */
export function requestState<Data, Ready extends object>(
  { data, error, mutate }: Asked<Data>,
  ready: (data: Data) => Ready,
): Request<Ready> {
  if (data !== undefined) return { state: "ready", ...ready(data) };
  if (error === undefined) return { state: "loading" };
  return { state: "failed", onRetry: () => mutate() };
}

/** `requestState` for the subject of the page: an unknown one shows the 404 page. */
export function pageState<Data, Ready extends object>(
  asked: Asked<Data>,
  ready: (data: Data) => Ready,
): Request<Ready> {
  if (asked.data === undefined) throwIfMissing(asked.error);
  return requestState(asked, ready);
}

/**
 * The request state of a page's subject, and how to settle a step that changes it: the subject is refetched afterwards.
 *
 * @param refreshOthers refetches whatever else the steps change
 */
export function stepState<Data>(
  asked: Asked<{ data: Data }, Promise<{ data: Data } | undefined>>,
  refreshOthers: () => unknown = () => undefined,
) {
  return {
    request: pageState(asked, ({ data }) => ({ data })),
    refresh: () => asked.mutate(),
    settle: (writing: Promise<Result<unknown>>): Refused =>
      settled(writing, () => Promise.all([asked.mutate(), refreshOthers()])),
  };
}

/** The state of a list's next page. */
export interface MoreState {
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  onLoadMore: () => unknown;
}

/** Turns an endless list into a screen's request state: its rows, and the other data of its last page. */
export function listState<Data extends object, Row>(
  { pages, error, hasMore, loadingMore, moreFailed, loadMore, retry }: EndlessList<{ data: Data }>,
  items: readonly Row[],
): Request<Data & { items: readonly Row[] } & MoreState> {
  const last = pages?.at(-1);
  if (last) {
    return { state: "ready", ...last.data, items, hasMore, loadingMore, moreFailed, onLoadMore: loadMore };
  }
  return error ? { state: "failed", onRetry: retry } : { state: "loading" };
}
