import type { ApiClient } from "@sen/api";
import type { PageAnswer, PageFailureKind } from "../core/page-data.ts";
import { ask, type Query, type QueryFailure } from "../core/query.ts";
import type { PageMatch } from "../core/route.ts";
import { categoriesQuery, mallsQuery } from "../shell/menus.ts";
import { importPage } from "./page-map.ts";

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

/** The products whose prices stand in a page's answers, by id. */
export function shownProducts(answers: readonly PageAnswer[]): number[] {
  const found = new Set<number>();
  collect(answers, found);
  return [...found];
}

function collect(value: unknown, found: Set<number>): void {
  if (typeof value !== "object" || value === null) return;
  if (isProduct(value)) found.add(value.id);
  for (const part of Object.values(value)) collect(part, found);
}

/** A product in a list, or on its own page: nothing else has a price and ratings. */
const isProduct = (value: object): value is { id: number } =>
  "id" in value && typeof value.id === "number" && "price_after_discount" in value && "rating_count" in value;
