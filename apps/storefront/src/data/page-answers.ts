import type { ApiClient } from "@sen/api";
import type { Locale } from "@sen/i18n";
import { LRUCache } from "lru-cache";
import type { PageMatch } from "../match-page.ts";
import { canonicalSearch } from "../match-page.ts";
import { categoriesQuery, mallsQuery } from "./catalog.ts";
import type { PageAnswer, PageFailureKind } from "./page-data.ts";
import { ask, type Query, type QueryFailure } from "./query.ts";

type Api = Pick<ApiClient, "GET">;
type Asked = "required" | "list" | "optional";

/** For how long the menus' answers serve the next pages too, in ms; pages of nothing but menus are kept for longer. */
const MENUS_MS = 30_000;

/** The menus' answers in each language: they are on every page. */
const menus = new LRUCache<string, PageAnswer, { api: Api; query: Query }>({
  max: 10,
  ttl: MENUS_MS,
  perf: Date,
  fetchMethod: async (_key, _stale, { context: { api, query } }) => ({
    query,
    answer: await ask(query, api),
  }),
});

/** The answers to what a page needs, or why there is no page. */
export interface PageAnswers {
  failure: PageFailureKind | null;
  answers: readonly PageAnswer[];
}

/** Asks the backend for everything that a page shows first, all at once: its own queries, and the menus' now and then. */
export async function fetchAnswers(api: Api, match: PageMatch): Promise<PageAnswers> {
  const query = new URLSearchParams(canonicalSearch(match));
  const { required = [], lists = [], optional = [] } = match.row.queries?.({ ...match.place, query }) ?? {};
  const wanted: readonly (readonly [Asked, Query])[] = [
    ...required.map((one) => ["required", one] as const),
    ...lists.map((one) => ["list", one] as const),
    ...optional.map((one) => ["optional", one] as const),
  ];
  const results = await Promise.all([
    ...wanted.map(([asked, one]) => answerTo(api, asked, one)),
    ...[categoriesQuery(), mallsQuery()].map((one) => menuAnswer(api, match.locale, one)),
  ]);
  const failures = results.filter((result) => typeof result === "string");
  if (failures.length > 0) {
    return { failure: failures.includes("missing") ? "missing" : "unavailable", answers: [] };
  }
  return {
    failure: null,
    answers: results.filter((result) => typeof result === "object" && result !== null),
  };
}

/** The answer to one query; null for an optional one that could not be had: the browser asks again. */
async function answerTo(api: Api, asked: Asked, query: Query): Promise<PageAnswer | PageFailureKind | null> {
  try {
    const answer = await ask(query, api);
    return { query, answer, ...(asked === "list" && { list: true }) };
  } catch (error) {
    if (asked === "optional") return null;
    const { code } = (error ?? {}) as QueryFailure;
    return code === 404 || code === 422 ? "missing" : "unavailable";
  }
}

/** A menu's answer, kept or asked for; null where it could not be had. */
const menuAnswer = (api: Api, locale: Locale, query: Query): Promise<PageAnswer | null> =>
  menus.forceFetch(`${locale} ${query[0]}`, { context: { api, query } }).catch(() => null);
