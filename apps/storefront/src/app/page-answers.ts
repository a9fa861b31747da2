import type { ApiClient } from "@sen/api";
import type { PageAnswer, PageFailureKind } from "../core/page-data.ts";
import { ask, type QueryFailure } from "../core/query.ts";
import type { PageMatch } from "../core/route.ts";
import { categoriesQuery, mallsQuery } from "../shell/menus.ts";
import { importPage } from "./page-map.ts";

/** The answers to what a page needs, or why there is no page. */
export interface PageAnswers {
  failure: PageFailureKind | null;
  answers: readonly PageAnswer[];
  /** Worth keeping: its query names something on it, and no part is missing that the backend had no time for. */
  isLasting: boolean;
}

/** Asks the backend for everything that a page shows first, all at once: its own queries and the menus'. */
export async function fetchAnswers(api: Pick<ApiClient, "GET">, match: PageMatch): Promise<PageAnswers> {
  const page = await importPage(match.row);
  const { required = [], optional = [] } = page.queries?.(match.values) ?? {};
  const asked = [required, [...optional, categoriesQuery(), mallsQuery()]].map((queries) =>
    Promise.allSettled(queries.map(async (query) => ({ query, answer: await ask(query, api) }))),
  );
  const [needed = [], wanted = []] = await Promise.all(asked);
  const codes = codesOf(needed);
  if (codes.length > 0) {
    const isMissing = codes.some((code) => code === 404 || code === 422);
    return { failure: isMissing ? "missing" : "unavailable", answers: [], isLasting: false };
  }
  const answers = [...needed, ...wanted].flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const isLasting = !codesOf(wanted).includes(503) && !page.namesNothing?.(match.values, answers);
  return { failure: null, answers, isLasting };
}

/** What the queries failed with that could not be answered; undefined for no answer. */
const codesOf = (results: readonly PromiseSettledResult<unknown>[]): (number | undefined)[] =>
  results.flatMap((one) =>
    one.status === "rejected" ? [(one.reason as QueryFailure | undefined)?.code] : [],
  );

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
