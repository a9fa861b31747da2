import type { Cache } from "swr";
import { recordFetchedAt } from "./freshness.ts";
import { isReloadOrBack } from "./is-reload-or-back.ts";
import { persistedList } from "./persisted.ts";
import { cacheKey, type Query } from "./query.ts";
import { readSession, subscribeToSession } from "./session/session.ts";

export interface CachedListPage {
  query: Query;
  answer: object;
  /** When it was fetched, in ms of this device's clock. */
  at: number;
}

type Entry = [name: string, pages: readonly CachedListPage[]];
/** Only the most recently grown lists are kept. */
const MOST_LISTS = 5;

/**
 * Endless lists of more than one page loaded in this tab. After a reload or Back from another document they are restored
 * without requests. Deleted when the customer changes.
 */
const stored = persistedList("lists", (entry): entry is Entry => Array.isArray(entry), { in: "draft" });
let lists: Map<string, readonly CachedListPage[]> | null = null;

/** An in-memory copy, read when the first list is shown and stored when the page is hidden. */
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

/** Stores the pages of a list under SWR's key. A single page is not worth storing. */
export function keepList(name: string, pages: readonly CachedListPage[]): void {
  if (pages.length < 2) return;
  const kept = keptLists();
  kept.delete(name);
  kept.set(name, pages);
  for (const oldest of [...kept.keys()].slice(0, -MOST_LISTS)) kept.delete(oldest);
}

/** The stored pages of a list; empty if it had only its first. */
export const keptPages = (name: string): readonly CachedListPage[] => keptLists().get(name) ?? [];

/** Evicts the pages of changed lists, in SWR's cache too. */
export function dropKeptLists(cache: Cache, names: readonly string[]): void {
  for (const name of names) {
    for (const { query } of keptPages(name)) cache.delete(cacheKey(query));
    keptLists().delete(name);
  }
}

/** Puts pages into SWR's cache, each under the key of its query. */
export function fillPages(cache: Cache, pages: readonly CachedListPage[]): void {
  for (const { query, answer, at } of pages) {
    recordFetchedAt(answer, at);
    cache.set(cacheKey(query), { data: answer });
  }
}
