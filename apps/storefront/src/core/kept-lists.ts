import type { Cache } from "swr";
import { isReloadOrBack } from "./is-reload-or-back.ts";
import { persisted } from "./persisted.ts";
import { readSession, subscribeToSession } from "./session/session.ts";
import { recordFetchedAt } from "./freshness.ts";
import { cacheKey, type Query } from "./query.ts";

/** A page of an endless list as it was shown. */
export interface CachedListPage {
  query: Query;
  answer: object;
  /** When it was answered, in ms of this device's clock. */
  at: number;
}

type Entry = [name: string, pages: readonly CachedListPage[]];
const stored = persisted("lists", (found) => (Array.isArray(found) ? (found as Entry[]) : []), { in: "tab" });
/** The lists that grew last; an older one gives way. */
const MOST_LISTS = 5;

let lists = new Map<string, readonly CachedListPage[]>();

/**
 * Keeps endless lists that have grown in this tab (session storage), so that a page that is loaded again, or come back to
 * from another document, has them as they were without asking for each page. They go with the customer.
 */
export function startKeptLists(): void {
  if (isReloadOrBack()) lists = new Map(stored.read());
  const store = () => {
    stored.write(lists.size === 0 ? null : [...lists]);
  };
  window.addEventListener("pagehide", store);
  document.addEventListener("visibilitychange", store);
  let customer = readSession()?.profile.id ?? null;
  subscribeToSession(() => {
    const now = readSession()?.profile.id ?? null;
    if (customer !== null && now !== customer) forgetLists();
    customer = now;
  });
}

/** Remembers the pages of a list, by SWR's name for it. A list of one page needs no keeping. */
export function keepList(name: string, pages: readonly CachedListPage[]): void {
  if (pages.length < 2) return;
  lists.delete(name);
  lists.set(name, pages);
  for (const oldest of [...lists.keys()].slice(0, -MOST_LISTS)) lists.delete(oldest);
}

/** The pages that a list was left with; none where it had only its first. */
export const keptPages = (name: string): readonly CachedListPage[] => lists.get(name) ?? [];

/** Forgets all that is kept, in memory and in the tab's storage. */
export function forgetLists(): void {
  lists.clear();
  stored.write(null);
}

/** Puts pages into SWR's cache, each under the name of its query. */
export function fillPages(cache: Cache, pages: readonly CachedListPage[]): void {
  for (const { query, answer, at } of pages) {
    recordFetchedAt(answer, at);
    cache.set(cacheKey(query), { data: answer });
  }
}

/** The first query of each endless list that a cache holds or has held, by SWR's name for the list. */
const firstQueries = new WeakMap<object, Map<string, Query>>();

/** Remembers which list a name of SWR's stands for. */
export function rememberList(cache: object, name: string, first: Query): void {
  const known = firstQueries.get(cache) ?? new Map<string, Query>();
  firstQueries.set(cache, known.set(name, first));
}

/** SWR's names for the lists of a call that a cache holds. */
export const listsOf = (cache: object, path: string): string[] =>
  [...(firstQueries.get(cache) ?? [])].flatMap(([name, [of]]) => (of === path ? [name] : []));

/** Puts every kept list into a cache that has none of its pages yet. */
export function fillKeptLists(cache: Cache): void {
  for (const [name, pages] of lists) {
    if (cache.get(name) !== undefined) continue; // The page came with its first: it grows once it has hydrated.
    fillPages(cache, pages);
    if (pages[0]) rememberList(cache, name, pages[0].query);
    cache.set(name, { data: pages.map(({ answer }) => answer) });
  }
}
