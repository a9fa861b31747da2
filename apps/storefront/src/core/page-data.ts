import type { Cache, State } from "swr";
import { recordFetchedAt } from "./freshness.ts";
import { endlessCacheKey } from "./endless-list.ts";
import { fillKeptLists, rememberList } from "./kept-lists.ts";
import { cacheKey, type Query } from "./query.ts";

/** An answer that goes along with a page. */
export interface PageAnswer {
  query: Query;
  answer: unknown;
  /** It is the first page of an endless list. */
  list?: true;
}

/** Why a page has only a failure to show. */
export type PageFailureKind = "missing" | "unavailable" | "crashed";

/** What the server knew when it rendered a page, which the browser begins with. */
export interface PageData {
  /** When the page was made, by the server's clock, ISO 8601. */
  made_at: string;
  /** Origin that absolute addresses begin with. */
  public_url: string;
  /** The script that reads the data layer; null where the shop counts by itself. */
  tag_manager: string | null;
  failure: PageFailureKind | null;
  answers: readonly PageAnswer[];
}

/**
 * SWR's cache with the answers of a page in it, and in a browser the lists that the tab has kept.
 *
 * @param answeredAt when they were given, in ms of this device's clock
 */
export function seededCache(answers: readonly PageAnswer[], answeredAt: number): Cache {
  const cache = new Map<string, State>();
  for (const { query, answer, list } of answers) {
    recordFetchedAt(answer, answeredAt);
    cache.set(cacheKey(query), { data: answer });
    if (!list) continue;
    cache.set(endlessCacheKey(query), { data: [answer] });
    rememberList(cache, endlessCacheKey(query), query);
  }
  fillKeptLists(cache as Cache);
  return cache as Cache;
}
