import { DEFAULT_LOCALE, isLocale, type Locale, localeOfPath, localizedPath, useLocale } from "@sen/i18n";
import { matchPath } from "react-router-dom";
import type { None, Route } from "./route.ts";

export type Values<Of> = Of extends Route<infer Params, infer Query> ? Params & Query : never;

type Given<Params extends object, Query extends object> = {
  [Name in keyof Params]: Params[Name];
} & Partial<Query>;
type Arguments<Params extends object, Query extends object> = None extends Params
  ? [values?: Given<Params, Query>]
  : [values: Given<Params, Query>];

export type Href = <Params extends object, Query extends object>(
  to: Route<Params, Query>,
  ...values: Arguments<Params, Query>
) => string;

function hrefIn(locale: Locale, { path, params, query, mark }: Route, values: object = {}): string {
  const given = values as Readonly<Record<string, unknown>>;
  const search = new URLSearchParams(mark);
  const pathname = Object.keys(params).reduce((filled, name) => {
    const value = String(given[name]);
    if (!filled.includes(`:${name}`)) search.set(name, value);
    return filled.replace(`:${name}`, () => value);
  }, path);
  for (const [name, value] of query.format(given)) search.append(name, value);
  return localizedPath(pathname + searchOf(search), locale);
}

/** A query with its question mark; empty without parameters, which `size` cannot tell in the oldest supported browsers. */
export function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}

/** Memoizes a value derived from URLs, once per locale. */
export function perLocale<Made>(make: (href: Href, locale: Locale) => Made): (locale: Locale) => Made {
  const made = new Map<Locale, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make((to, ...[values]) => hrefIn(locale, to, values), locale);
    made.set(locale, known);
    return known;
  };
}

/** Builds URLs in a given locale. Returns the same function on every call. */
export const hrefsIn = perLocale((href) => href);

export const useHref = (): Href => hrefsIn(useLocale());

export interface PageMatch {
  row: Route;
  values: object;
  locale: Locale;
}

function behindLocale(pathname: string): string {
  const [, first, ...rest] = pathname.split("/");
  return isLocale(first) && first !== DEFAULT_LOCALE ? `/${rest.join("/")}` : pathname;
}

/** The page that a URL matches; null if no path matches or a required value is missing or malformed. */
export function matchRoute(routes: readonly Route[], pathname: string, search: string): PageMatch | null {
  const path = behindLocale(pathname);
  const query = new URLSearchParams(search);
  for (const row of routes) {
    const match = matchPath(row.path, path);
    if (!match) continue;
    const params = Object.entries(row.params).map(
      ([name, field]) => [name, field.parse(match.params[name] ?? query.get(name) ?? "")] as const,
    );
    if (params.some(([, value]) => value === undefined)) continue;
    const values = { ...row.query.parse(query), ...Object.fromEntries(params) };
    return { row, values, locale: localeOfPath(pathname) };
  }
  return null;
}

/** The canonical query string of a page, which keys its cached HTML: unknown parameters are dropped. */
export function canonicalSearch({ row, values }: PageMatch): string {
  const [, search = ""] = hrefIn(DEFAULT_LOCALE, { ...row, mark: {} }, values).split("?");
  return search === "" ? "" : `?${search}`;
}

/** All concrete paths of a route; none if a parameter has no finite list of values. */
export function pathsOf({ path, params }: Route): string[] {
  return Object.entries(params).reduce<string[]>(
    (paths, [name, { values = [] }]) =>
      paths.flatMap((one) => values.map((value) => one.replace(`:${name}`, String(value)))),
    [path],
  );
}
