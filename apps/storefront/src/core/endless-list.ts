import type { QueryPath } from "@sen/api";
import { useEffect, useEffectEvent } from "react";
import { useSWRConfig, type Cache, type SWRConfiguration } from "swr";
import useSWRInfinite, { unstable_serialize } from "swr/infinite";
import { fetchedAt } from "./freshness.ts";
import { dropKeptList, keepList, keptPages, type CachedListPage } from "./kept-lists.ts";
import {
  askOrJoin,
  cachedAnswer,
  freshnessOptions,
  isDue,
  seedAnswer,
  useAskable,
  type Query,
  type QueryFailure,
} from "./query.ts";
import { createStore } from "./store.ts";

export interface EndlessList<Page> {
  /** The loaded pages, in order. Undefined before the first, and when the first page of new filters failed to load. */
  pages: readonly Page[] | undefined;
  error: QueryFailure | undefined;
  /** The first page of a new query (other filters) is loading; the previous pages still show. */
  updating: boolean;
  loadingMore: boolean;
  /** The next page failed to load; `loadMore` retries it. */
  moreFailed: boolean;
  hasMore: boolean;
  loadMore: () => unknown;
  /** Retries the first page after a failure. */
  retry: () => unknown;
  /** Refetches every loaded page, and evicts the endpoint's other lists. */
  refresh: () => Promise<unknown>;
  /** Updates the loaded pages without a request. */
  change(changed: (page: Page) => Page): Promise<unknown>;
}

export const endlessCacheKey = (first: Query): string => unstable_serialize(() => first);

/** Which lists are outdated, by their first query: those that are shown refetch when it is written. */
export const outdatedLists = createStore((_first: Query): boolean => false);

/** Lists left longer ago than this, in ms, show their stored pages first and are then refetched. */
const LEFT_LONG_MS = 10 * 60_000;

/**
 * A paginated list. Navigating back, or reloading the page, restores as many pages as were loaded.
 *
 * @param pageQuery the query of a page, counted from 0; null if there is none (yet)
 */
export function useEndlessList<Page>(
  pageQuery: (index: number, previous: Page | null) => Query<Page> | null,
  options: SWRConfiguration = {},
): EndlessList<Page> {
  const swr = useSWRConfig();
  const { cache } = swr;
  const first = useAskable(pageQuery(0, null));
  const name = first ? endlessCacheKey(first) : null;
  const kept = first ? (knownPages(cache, first) as Page[] | undefined) : undefined;
  const { data, error, size, setSize, mutate } = useSWRInfinite<Page, QueryFailure>(
    (index, previous: Page | null) => first && pageQuery(index, previous),
    (asked: Query<Page>) => askOrJoin(asked),
    {
      keepPreviousData: true,
      ...freshnessOptions(first, kept?.[0]),
      // `restore` refetches known pages.
      revalidateOnMount: kept === undefined,
      revalidateFirstPage: false,
      initialSize: kept?.length ?? 1,
      ...options,
    },
  );
  const restore = useEffectEvent(async () => {
    if (!kept || name === null) return;
    const left = keptPages(name);
    if (left.length > kept.length) {
      seedPages(cache, left.slice(kept.length));
      await setSize(left.length); // All pages are cached: this sends no request.
    }
    const isOld = left.some(({ at }) => Date.now() - at > LEFT_LONG_MS);
    if (isOld || isDue(first, kept[0] as object | undefined)) await mutate();
  });
  const keep = useEffectEvent(() => {
    const pages = kept?.flatMap((answer, index): CachedListPage[] => {
      const query = pageQuery(index, kept[index - 1] ?? null);
      return query ? [{ query, answer: answer as object, at: fetchedAt(answer) }] : [];
    });
    if (name !== null && pages) keepList(name, pages);
  });
  useEffect(() => {
    void restore();
  }, [name]);
  useEffect(() => {
    keep();
  }, [name, kept]);
  const forgetOthers = async () => first && forgetLists(swr, first[0], name);
  const refresh = () => Promise.all([forgetOthers(), mutate()]);
  const refreshOutdated = useEffectEvent(() => {
    if (first && outdatedLists.read()(first)) void refresh();
  });
  useEffect(() => outdatedLists.subscribe(() => refreshOutdated()), []);
  const isAnothers = name !== null && kept === undefined && data !== undefined;
  const isIncomplete = data !== undefined && data.length < size;
  return {
    // The previous list's pages may fill in while the new one loads, not once it failed.
    pages: isAnothers && error !== undefined ? undefined : data,
    error,
    updating: isAnothers && error === undefined,
    loadingMore: isIncomplete && error === undefined,
    moreFailed: isIncomplete && error !== undefined,
    hasMore: data !== undefined && pageQuery(data.length, data.at(-1) ?? null) !== null,
    // Setting the current size again fetches the missing pages only.
    loadMore: () => setSize(isIncomplete ? size : size + 1),
    retry: () => setSize(size),
    refresh,
    change: (changed) => mutate((known) => known?.map(changed), { revalidate: false }),
  };
}

/** An endless list paged by cursor: each page's `next` selects the page after it. By default a new query starts without the previous one's rows. */
export const useListBehind = <Page extends { data: { next: unknown } }>(
  pageQuery: (after?: NonNullable<Page["data"]["next"]>) => Query<Page> | null,
  options: SWRConfiguration = {},
): EndlessList<Page> =>
  useEndlessList(
    (_, previous: Page | null) => {
      const next = previous?.data.next as Page["data"]["next"];
      return next === null ? null : pageQuery(next);
    },
    { keepPreviousData: false, ...options },
  );

/** The first query of each endless list used with a cache, by SWR's key. */
const firstQueries = new WeakMap<Cache, Map<string, Query>>();

/**
 * The cached pages of a list. On first use, seeds the cache with the page sent along with the document, or with the pages
 * stored in this tab.
 */
function knownPages(cache: Cache, first: Query): unknown {
  const name = endlessCacheKey(first);
  const lists = firstQueries.get(cache) ?? new Map<string, Query>();
  firstQueries.set(cache, lists.set(name, first));
  const known: unknown = cache.get(name)?.data;
  if (known !== undefined) return known;
  const answer = cachedAnswer(cache, first);
  const kept = answer === undefined ? keptPages(name) : [];
  seedPages(cache, kept);
  const pages = answer === undefined ? kept.map((page) => page.answer) : [answer];
  if (pages.length === 0) return undefined;
  cache.set(name, { data: pages });
  return pages;
}

function seedPages(cache: Cache, pages: readonly CachedListPage[]): void {
  for (const { query, answer, at } of pages) seedAnswer(cache, query, answer, at);
}

type Swr = Pick<ReturnType<typeof useSWRConfig>, "cache" | "mutate">;

/** Evicts the cached lists of an endpoint, except the one that is shown. */
function forgetLists({ cache, mutate }: Swr, path: string, shown?: string | null): Promise<unknown> {
  const lists = [...(firstQueries.get(cache) ?? [])].filter(([name, [of]]) => of === path && name !== shown);
  const forget = { revalidate: false };
  for (const [name, first] of lists) dropKeptList(cache, name, first);
  return Promise.all([
    ...lists.map(([name]) => mutate(name, undefined, forget)),
    mutate((key) => Array.isArray(key) && key[0] === path, undefined, forget),
  ]);
}

/** Evicts all cached lists of an endpoint, because their data changed. Each is fetched again when it is next shown. */
export function useForgetLists(path: QueryPath): () => Promise<unknown> {
  const swr = useSWRConfig();
  return () => forgetLists(swr, path);
}
