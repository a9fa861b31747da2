import type { QueryPath } from "@sen/api";
import { useEffect, useEffectEvent } from "react";
import { useSWRConfig, type Cache, type SWRConfiguration } from "swr";
import useSWRInfinite, { unstable_serialize } from "swr/infinite";
import { answerTime } from "./freshness.ts";
import { dropKeptLists, fillPages, keepList, keptPages, type CachedListPage } from "./kept-lists.ts";
import { ask, cacheKey, freshnessOptions, useAskable, type Query, type QueryFailure } from "./query.ts";

/** A list whose pages come one after another. */
export interface EndlessList<Page> {
  /** The pages that have come, in their order; undefined before the first, and where those of another list could not be had. */
  pages: readonly Page[] | undefined;
  error: QueryFailure | undefined;
  /** The first pages of another list (other filters) are on their way; the ones before still show. */
  updating: boolean;
  /** The next page is on its way. */
  loadingMore: boolean;
  /** The next page could not be had; `loadMore` asks for that one again. */
  moreFailed: boolean;
  /** There is another page. */
  hasMore: boolean;
  loadMore: () => unknown;
  /** Asks for the first page again after it could not be had. */
  retry: () => unknown;
  /** Asks for every page that has come anew: something in them has changed. */
  refresh: () => Promise<unknown>;
  /** Shows the pages as changed, and asks for none. */
  change(changed: (page: Page) => Page): Promise<unknown>;
  /** Goes back to the first page; asks for it where it was forgotten. */
  restart: () => Promise<unknown>;
}

/** SWR's name for an endless list that begins with this query. */
export const endlessCacheKey = (first: Query): string => unstable_serialize(() => first);

/** Rows, each once: one that moved to the next page meanwhile is in both. */
export const uniqueRows = <Row extends { id: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** The rows of all pages that have come, each once. */
export const rowsOf = <Row extends { id: number }>(
  pages: readonly { data: { items: readonly Row[] } }[] = [],
): Row[] => uniqueRows(pages.flatMap(({ data }) => data.items));

/** A list that was left longer ago is shown as it was and asked for anew, page by page, in ms. */
const LEFT_LONG_MS = 10 * 60_000;

/**
 * An endless list. Going away and coming back finds as many pages as were left, and so does loading the page again.
 *
 * @param pageQuery the query of a page, counted from 0; null where there is none (yet)
 */
export function useEndlessList<Page>(
  pageQuery: (index: number, previous: Page | null) => Query<Page> | null,
  options: SWRConfiguration = {},
): EndlessList<Page> {
  const { cache } = useSWRConfig();
  const first = useAskable(pageQuery(0, null));
  const name = first ? endlessCacheKey(first) : null;
  const kept = first ? (knownPages(cache, first) as Page[] | undefined) : undefined;
  const { data, error, size, setSize, mutate } = useSWRInfinite<Page, QueryFailure>(
    (index, previous: Page | null) => first && pageQuery(index, previous),
    (asked: Query<Page>) => ask(asked),
    {
      keepPreviousData: true,
      ...freshnessOptions(first, kept?.[0] as object | undefined),
      revalidateFirstPage: false,
      initialSize: kept?.length ?? 1,
      ...options,
    },
  );
  const grow = useEffectEvent(async () => {
    const left = name === null ? [] : keptPages(name);
    if (!kept || left.length <= kept.length) return;
    fillPages(cache, left.slice(kept.length));
    await setSize(left.length); // All of it is in the cache: nothing is asked.
    if (left.some(({ at }) => Date.now() - at > LEFT_LONG_MS)) await mutate();
  });
  const keep = useEffectEvent(() => {
    const pages = kept?.flatMap((answer, index): CachedListPage[] => {
      const query = pageQuery(index, kept[index - 1] ?? null);
      return query ? [{ query, answer: answer as object, at: answerTime(answer as object) }] : [];
    });
    if (name !== null && pages) keepList(name, pages);
  });
  useEffect(() => {
    void grow();
  }, [name]);
  useEffect(() => {
    keep();
  }, [name, kept]);
  const isAnothers = name !== null && kept === undefined && data !== undefined;
  const isIncomplete = data !== undefined && data.length < size;
  return {
    // Those of another list stand for a list that is on its way, and not for one that could not be had.
    pages: isAnothers && error !== undefined ? undefined : data,
    error,
    updating: isAnothers && error === undefined,
    loadingMore: isIncomplete && error === undefined,
    moreFailed: isIncomplete && error !== undefined,
    hasMore: data !== undefined && pageQuery(data.length, data.at(-1) ?? null) !== null,
    // Setting the size that it has asks for the pages that are missing, and for no other.
    loadMore: () => setSize(isIncomplete ? size : size + 1),
    retry: () => setSize(size),
    refresh: () => mutate(),
    change: (changed) => mutate((known) => known?.map(changed), { revalidate: false }),
    restart() {
      if (name !== null) dropKeptLists(cache, [name]);
      return setSize(1);
    },
  };
}

/**
 * An endless list whose pages each begin behind the one before, as their `next` says.
 *
 * @param pageQuery the query of the first page, or of the one behind `after`
 */
export const useListBehind = <Page extends { data: { next: unknown } }>(
  pageQuery: (after?: NonNullable<Page["data"]["next"]>) => Query<Page> | null,
  options: SWRConfiguration = {},
): EndlessList<Page> =>
  useEndlessList((_, previous: Page | null) => {
    const next = previous?.data.next as Page["data"]["next"];
    return next === null ? null : pageQuery(next);
  }, options);

/** The first query of each endless list that a cache has been asked for, by SWR's name for the list. */
const firstQueries = new WeakMap<Cache, Map<string, Query>>();

/**
 * The pages of a list that are in the cache. Where the list is shown first, it begins with the page that came along with the
 * document, or as this tab has kept it.
 */
function knownPages(cache: Cache, first: Query): unknown {
  const name = endlessCacheKey(first);
  const lists = firstQueries.get(cache) ?? new Map<string, Query>();
  firstQueries.set(cache, lists.set(name, first));
  const known: unknown = cache.get(name)?.data;
  if (known !== undefined) return known;
  const answer: unknown = cache.get(cacheKey(first))?.data;
  const kept = answer === undefined ? keptPages(name) : [];
  fillPages(cache, kept);
  const pages = answer === undefined ? kept.map((page) => page.answer) : [answer];
  if (pages.length === 0) return undefined;
  cache.set(name, { data: pages });
  return pages;
}

/**
 * Forgets what is known of a call's lists, but for the one that begins with `shown`: something in them has changed, and each is
 * asked for when it is shown next.
 */
export function useForgetLists(path: QueryPath): (shown?: Query | null) => Promise<unknown> {
  const { mutate, cache } = useSWRConfig();
  return (shown) => {
    const kept = shown && endlessCacheKey(shown);
    const lists = [...(firstQueries.get(cache) ?? [])];
    const names = lists.flatMap(([name, [of]]) => (of === path && name !== kept ? [name] : []));
    const forget = { revalidate: false };
    dropKeptLists(cache, names);
    return Promise.all([
      ...names.map((name) => mutate(name, undefined, forget)),
      mutate((key) => Array.isArray(key) && key[0] === path, undefined, forget),
    ]);
  };
}
