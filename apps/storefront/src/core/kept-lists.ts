import type { Cache } from "swr";
import { isReloadOrBack } from "./navigation-timing.ts";
import { persistedList } from "./persisted.ts";
import { cacheKey, type Query } from "./query.ts";
import { readSession } from "./session/session.ts";

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
 * Endless lists of more than one page loaded in this tab, the latest first. After a reload or Back from another document
 * they are restored without requests.
 */
const stored = persistedList("lists", (entry): entry is Entry => Array.isArray(entry), { in: "draft" });
let isRead = false;

function storedLists(): readonly Entry[] {
  // Any other visit begins with the first page of a list.
  if (!isRead && !isReloadOrBack()) stored.write(null);
  isRead = true;
  return stored.read();
}

/** Another customer of this tab has other lists under the same names. */
const nameOfCustomer = (name: string): string => `${readSession()?.profile.id ?? ""} ${name}`;

/** Stores the pages of a list under SWR's key. A single page is not worth storing. */
export function keepList(name: string, pages: readonly CachedListPage[]): void {
  if (pages.length < 2) return;
  const own: Entry = [nameOfCustomer(name), pages];
  const others = storedLists().filter(([other]) => other !== own[0]);
  stored.write([own, ...others].slice(0, MOST_LISTS));
}

/** The stored pages of a list; empty if it had only its first. */
export function keptPages(name: string): readonly CachedListPage[] {
  if (import.meta.env.SSR) return [];
  const own = nameOfCustomer(name);
  return storedLists().find(([other]) => other === own)?.[1] ?? [];
}

/** Evicts the pages of a changed list, in SWR's cache too. */
export function dropKeptList(cache: Cache, name: string, first: Query): void {
  for (const query of [first, ...keptPages(name).map((page) => page.query)]) cache.delete(cacheKey(query));
  stored.write(storedLists().filter(([other]) => other !== nameOfCustomer(name)));
}
