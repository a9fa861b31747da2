import type { ApiClient } from "@sen/api";
import type { PageAnswer, PageFailureKind } from "../core/page-data.ts";
import { ask, type QueryFailure } from "../core/query.ts";
import type { PageMatch } from "../core/href.ts";
import { categoriesQuery, mallsQuery } from "../shell/menus.ts";
import { importPage } from "./page-map.ts";

/** The responses that a page needs, or why there is no page. */
export interface PageAnswers {
  failure: PageFailureKind | null;
  answers: readonly PageAnswer[];
  /** Cacheable: no part is missing because the backend did not respond, or was busy. */
  isLasting: boolean;
}

/** Fetches everything that a page shows first, in parallel: its own queries and the menus. */
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
  const isLasting = !codesOf(wanted).some((code) => PASSING_CODES.includes(code));
  return { failure: null, answers, isLasting };
}

/** Of a query that may succeed soon. */
const PASSING_CODES: readonly (number | undefined)[] = [undefined, 429, 503];

/** The error codes of the failed queries; undefined if no response arrived. */
const codesOf = (results: readonly PromiseSettledResult<unknown>[]): (number | undefined)[] =>
  results.flatMap((one) =>
    one.status === "rejected" ? [(one.reason as QueryFailure | undefined)?.code] : [],
  );

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

/** A product in a list or on its own page: nothing else has both a price and ratings. */
const isProduct = (value: object): value is { id: number } =>
  "id" in value && typeof value.id === "number" && "price_after_discount" in value && "rating_count" in value;
