import type { Request } from "@sen/ui/primitives";
import type { EndlessList } from "./endless-list.ts";

/** Deduplicates rows by id: a row that moved to the next page between two requests is in both. */
export const uniqueRows = <Row extends { id: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** The rows of all loaded pages, without duplicates. */
export const rowsOf = <Row extends { id: number }>(
  pages: readonly { data: { items: readonly Row[] } }[] = [],
): Row[] => uniqueRows(pages.flatMap(({ data }) => data.items));

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
