import { CATALOGUE_ID_MAX, KEYWORD_MAX_LENGTH } from "./constants.ts";
import { tidyText } from "./tidy-text.ts";

/** Maximum number of choices per filter in a URL. */
const MOST_CHOICES = 50;
const HIGHEST_PAGE_SIZE = 100;
const HIGHEST_PAGE = 100_000;

/** Parses an integer from a URL, between `lowest` and `highest`; null for anything else. */
export function wholeIn(text: string | null, lowest: number, highest: number): number | null {
  if (text === null || !/^\d{1,12}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= lowest && value <= highest ? value : null;
}

/** Parses an id from a URL; null for anything else. */
export function idIn(text: string | null): number | null {
  return wholeIn(text, 1, CATALOGUE_ID_MAX);
}

/** Parses ids from a URL: ascending, without duplicates. */
export function idsIn(texts: readonly string[]): number[] {
  const valid = texts.flatMap((text) => idIn(text) ?? []);
  return [...new Set(valid)].sort((a, b) => a - b).slice(0, MOST_CHOICES);
}

/** Parses the keyword of a URL, cut to its maximum length. */
export function keywordIn(query: URLSearchParams): string {
  return tidyText(tidyText(query.get("keyword") ?? "").slice(0, KEYWORD_MAX_LENGTH));
}

/** Parses the page of a URL and its size; the first page for anything else. */
export function pageIn(query: URLSearchParams, defaultSize: number): { per_page: number; page: number } {
  return {
    per_page: wholeIn(query.get("per_page"), 1, HIGHEST_PAGE_SIZE) ?? defaultSize,
    page: wholeIn(query.get("page"), 1, HIGHEST_PAGE) ?? 1,
  };
}

/**
 * Serializes values to a query string, in the order of `initial` and without those equal to it, so that each list has one canonical URL.
 * Lists repeat their name; true is 1, false is 0.
 */
export function addressOf<Values extends object>(initial: Values, values: Partial<Values>): URLSearchParams {
  const query = new URLSearchParams();
  const full = { ...initial, ...values };
  for (const name of Object.keys(initial) as (keyof Values & string)[]) {
    const value: unknown = full[name];
    if (Array.isArray(value)) {
      for (const choice of value) query.append(name, String(choice));
    } else if (value !== initial[name]) {
      query.set(name, typeof value === "boolean" ? String(Number(value)) : String(value));
    }
  }
  return query;
}

const ALWAYS_SENT = ["sort_by", "per_page", "page"];

/** The query parameters of a call: the filters that are set, the sort order and the page; true is 1, false is 0. */
export function callQuery<Values extends object>(initial: Values, values: Values): object {
  const isSent = (name: string, value: unknown) =>
    ALWAYS_SENT.includes(name) ||
    (Array.isArray(value) ? value.length > 0 : value !== initial[name as keyof Values]);
  return Object.fromEntries(
    Object.entries({ ...initial, ...values })
      .filter(([name, value]) => isSent(name, value))
      .map(([name, value]) => [name, typeof value === "boolean" ? Number(value) : value]),
  );
}
