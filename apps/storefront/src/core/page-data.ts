import type { ReactNode } from "react";
import type { Cache, State } from "swr";
import type { PageMatch } from "./href.ts";
import { seedAnswer, type PageQueries, type Query } from "./query.ts";

export interface PageAnswer {
  query: Query;
  answer: unknown;
}

/** Why a page shows a failure instead of its content. */
export type PageFailureKind = "missing" | "unavailable" | "crashed";

/** What the server knew when it rendered a page. The browser hydrates from it. */
export interface PageData {
  /** When the page was rendered, by the server's clock, ISO 8601. */
  made_at: string;
  public_url: string;
  /** The tag manager script that reads the data layer; null if the shop counts page views itself. */
  tag_manager: string | null;
  failure: PageFailureKind | null;
  /** The page's module; null in development and when no page matches. */
  module: string | null;
  answers: readonly PageAnswer[];
}

/** SWR's cache, seeded with the responses of a page. */
export function seededCache(answers: readonly PageAnswer[], answeredAt: number): Cache {
  const cache: Cache = new Map<string, State>();
  for (const { query, answer } of answers) seedAnswer(cache, query, answer, answeredAt);
  return cache;
}

export interface LayoutProps {
  match: PageMatch;
  children: ReactNode;
}

/** The exports of a page's file. Its queries are part of the page's chunk, not of the entry. */
export interface PageModule {
  /** The page component. Its props are the values of the URL. */
  default(values: object): ReactNode;
  /** What surrounds it, loaded with it. */
  Layout?(props: LayoutProps): ReactNode;
  queries?(values: object): PageQueries;
}
