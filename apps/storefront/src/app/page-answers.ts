import type { ApiClient } from "@sen/api";
import type { PageMatch } from "../core/route.ts";
import { importPage } from "./page-map.ts";
import { categoriesQuery, mallsQuery } from "../shell/menus.ts";
import type { PageAnswer, PageFailureKind } from "../core/page-data.ts";
import { ask, type Query, type QueryFailure } from "../core/query.ts";

type Asked = "required" | "optional";

/** The answers to what a page needs, or why there is no page. */
export interface PageAnswers {
  failure: PageFailureKind | null;
  answers: readonly PageAnswer[];
  /** The query has a value that names nothing on this page. */
  namesNothing: boolean;
  /** A part is missing that the backend had no time for: there in a moment, so the page is not worth keeping. */
  isPartial: boolean;
}

/** Asks the backend for everything that a page shows first, all at once: its own queries and the menus'. */
export async function fetchAnswers(api: Pick<ApiClient, "GET">, match: PageMatch): Promise<PageAnswers> {
  const { row, values } = match;
  const page = await importPage(row);
  const { required = [], optional = [] } = page.queries?.(values) ?? {};
  const wanted: readonly (readonly [Asked, Query])[] = [
    ...required.map((one) => ["required", one] as const),
    ...[...optional, categoriesQuery(), mallsQuery()].map((one) => ["optional", one] as const),
  ];
  const results = await Promise.all(wanted.map(([asked, one]) => answerTo(api, asked, one)));
  const failures = results.filter((result) => result === "missing" || result === "unavailable");
  if (failures.length > 0) {
    const failure = failures.includes("missing") ? "missing" : "unavailable";
    return { failure, answers: [], namesNothing: false, isPartial: false };
  }
  const answers = results.filter((result) => typeof result === "object" && result !== null);
  const namesNothing = page.namesNothing?.(values, answers) ?? false;
  return { failure: null, answers, namesNothing, isPartial: results.includes("later") };
}

/** The answer to one query; null or "later" for an optional one that could not be had: the browser asks again. */
async function answerTo(
  api: Pick<ApiClient, "GET">,
  asked: Asked,
  query: Query,
): Promise<PageAnswer | PageFailureKind | "later" | null> {
  try {
    return { query, answer: await ask(query, api) };
  } catch (error) {
    const { code } = (error ?? {}) as QueryFailure;
    if (asked === "optional") return code === 503 ? "later" : null;
    return code === 404 || code === 422 ? "missing" : "unavailable";
  }
}
