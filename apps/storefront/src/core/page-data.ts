import type { ReactNode } from "react";
import type { Cache, State } from "swr";
import { recordFetchedAt } from "./freshness.ts";
import { cacheKey, type Query } from "./query.ts";

/** An answer that goes along with a page. */
export interface PageAnswer {
  query: Query;
  answer: unknown;
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
  /** The page's module; null in development, and where there is no page. */
  module: string | null;
  answers: readonly PageAnswer[];
}

/**
 * SWR's cache with the answers of a page in it.
 *
 * @param answeredAt when they were given, in ms of this device's clock
 */
export function seededCache(answers: readonly PageAnswer[], answeredAt: number): Cache {
  const cache = new Map<string, State>();
  for (const { query, answer } of answers) {
    recordFetchedAt(answer, answeredAt);
    cache.set(cacheKey(query), { data: answer });
  }
  return cache as Cache;
}

/** What a page's first paint needs of the backend: public data only. */
export interface PageQueries {
  /** Without these there is no page: an unknown id is a 404, a backend that is down a 503. */
  required?: readonly Query[];
  /** The page does without these; the browser asks again. */
  optional?: readonly Query[];
}

/** What a page's file exports. Its queries travel with it, not with the first load. */
export interface PageModule {
  /** The page, with what its address says as its properties. */
  default(values: object): ReactNode;
  queries?(values: object): PageQueries;
  /** Whether the query has a value that names nothing among the answers: the page is then not kept under it. */
  namesNothing?(values: object, answers: readonly PageAnswer[]): boolean;
}
