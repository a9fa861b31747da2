import type { Request } from "@sen/ui/primitives";
import type { EndlessList } from "./endless-list.ts";
import type { QueryFailure } from "./query.ts";
import { settled, type Refused, type Result } from "./write.ts";

/** What the page shows does not exist, as the browser learnt while the page was standing: the 404 page takes its place. */
export class MissingPage extends Error {
  override name = "MissingPage";
}

/** Unknown, malformed, or another customer's: the answer does not tell which. */
const MISSING_CODES: readonly (number | undefined)[] = [403, 404, 422];

/** After a step it is the browser that learns of an unknown id: shows the same 404 page as the server would. */
export function throwIfMissing(error: QueryFailure | undefined): void {
  if (MISSING_CODES.includes(error?.code)) throw new MissingPage();
}

/** The part of SWR's response that a state is made from. */
interface Asked<Data, Mutated = unknown> {
  data?: Data | undefined;
  error?: QueryFailure | undefined;
  mutate: () => Mutated;
}

/** Turns a query into what its screen takes: what is there is shown, also when asking again has failed. */
export function requestState<Data, Ready extends object>(
  { data, error, mutate }: Asked<Data>,
  ready: (data: Data) => Ready,
): Request<Ready> {
  if (data !== undefined) return { state: "ready", ...ready(data) };
  if (error === undefined) return { state: "loading" };
  return { state: "failed", onRetry: () => mutate() };
}

/** The same where the thing names the page: an unknown one is the 404 page. */
export function pageState<Data, Ready extends object>(
  asked: Asked<Data>,
  ready: (data: Data) => Ready,
): Request<Ready> {
  if (asked.data === undefined) throwIfMissing(asked.error);
  return requestState(asked, ready);
}

/**
 * A thing that names its page, and how steps that change it end: what shows it is then asked for anew.
 *
 * @param refreshOthers asks for what else the steps change
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

/** How the next page of a list is coming along. */
export interface MoreState {
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  onLoadMore: () => unknown;
}

/** Turns an endless list into what its screen takes: its rows, and what the last page says beside them. */
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
