import type { ApiClient } from "@sen/api";
import type { PageMatch } from "../core/route.ts";
import { importPage } from "./page-modules.ts";
import { categoriesQuery, mallsQuery } from "../shell/menus.ts";
import type { PageAnswer, PageFailureKind } from "../core/page-data.ts";
import { ask, type Query, type QueryFailure } from "../core/query.ts";

type Asked = "required" | "list" | "optional";

/** The answers to what a page needs, or why there is no page. */
export interface PageAnswers {
  failure: PageFailureKind | null;
  answers: readonly PageAnswer[];
  /** The query has a value that names nothing on this page. */
  namesNothing: boolean;
}

/** Asks the backend for everything that a page shows first, all at once: its own queries and the menus'. */
export async function fetchAnswers(api: Pick<ApiClient, "GET">, match: PageMatch): Promise<PageAnswers> {
  const { row, values } = match;
  const page = await importPage(row);
  const { required = [], lists = [], optional = [] } = page.queries?.(values) ?? {};
  const wanted: readonly (readonly [Asked, Query])[] = [
    ...required.map((one) => ["required", one] as const),
    ...lists.map((one) => ["list", one] as const),
    ...[...optional, categoriesQuery(), mallsQuery()].map((one) => ["optional", one] as const),
  ];
  const results = await Promise.all(wanted.map(([asked, one]) => answerTo(api, asked, one)));
  const failures = results.filter((result) => typeof result === "string");
  if (failures.length > 0) {
    const failure = failures.includes("missing") ? "missing" : "unavailable";
    return { failure, answers: [], namesNothing: false };
  }
  const answers = results.filter((result) => typeof result === "object" && result !== null);
  return { failure: null, answers, namesNothing: page.namesNothing?.(values, answers) ?? false };
}

/** The answer to one query; null for an optional one that could not be had: the browser asks again. */
async function answerTo(
  api: Pick<ApiClient, "GET">,
  asked: Asked,
  query: Query,
): Promise<PageAnswer | PageFailureKind | null> {
  try {
    const answer = await ask(query, api);
    return { query, answer, ...(asked === "list" && { list: true }) };
  } catch (error) {
    if (asked === "optional") return null;
    const { code } = (error ?? {}) as QueryFailure;
    return code === 404 || code === 422 ? "missing" : "unavailable";
  }
}
