import type { Cache } from "swr";
import { recordFetchedAt } from "./freshness.ts";
import { isReloadOrBack } from "./is-reload-or-back.ts";
import { persistedList } from "./persisted.ts";
import { cacheKey, type Query } from "./query.ts";
import { readSession, subscribeToSession } from "./session/session.ts";

/** A page of an endless list as it was shown. */
export interface CachedListPage {
  query: Query;
  answer: object;
  /** When it was answered, in ms of this device's clock. */
  at: number;
}

type Entry = [name: string, pages: readonly CachedListPage[]];
/** The lists that grew last; an older one gives way. */
const MOST_LISTS = 5;

/**
 * The pages of endless lists that have grown in this tab, so that a page that is loaded again, or come back to from another
 * document, has them as they were without asking for each. They go with the customer.
 */
const stored = persistedList("lists", (entry): entry is Entry => Array.isArray(entry), { in: "draft" });
let lists: Map<string, readonly CachedListPage[]> | null = null;

/** The same in memory, read when the first list is shown and stored when the page is left. */
function keptLists(): Map<string, readonly CachedListPage[]> {
  if (lists !== null) return lists;
  if (import.meta.env.SSR) return new Map();
  const kept = new Map(isReloadOrBack() ? stored.read() : []);
  lists = kept;
  const store = () => stored.write([...kept]);
  window.addEventListener("pagehide", store);
  document.addEventListener("visibilitychange", store);
  let customer = readSession()?.profile.id ?? null;
  subscribeToSession(() => {
    const now = readSession()?.profile.id ?? null;
    if (customer !== null && now !== customer) kept.clear();
    customer = now;
  });
  return kept;
}

/** Remembers the pages of a list, by SWR's name for it. A list of one page needs no keeping. */
export function keepList(name: string, pages: readonly CachedListPage[]): void {
  if (pages.length < 2) return;
  const kept = keptLists();
  kept.delete(name);
  kept.set(name, pages);
  for (const oldest of [...kept.keys()].slice(0, -MOST_LISTS)) kept.delete(oldest);
}

/** The pages that a list was left with; none where it had only its first. */
export const keptPages = (name: string): readonly CachedListPage[] => keptLists().get(name) ?? [];

/** Forgets the pages of lists that have changed, also those that were put into SWR's cache. */
export function dropKeptLists(cache: Cache, names: readonly string[]): void {
  for (const name of names) {
    for (const { query } of keptPages(name)) cache.delete(cacheKey(query));
    keptLists().delete(name);
  }
}

/** Puts pages into SWR's cache, each under the name of its query. */
export function fillPages(cache: Cache, pages: readonly CachedListPage[]): void {
  for (const { query, answer, at } of pages) {
    recordFetchedAt(answer, at);
    cache.set(cacheKey(query), { data: answer });
  }
}
