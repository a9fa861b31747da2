import {
  DEFAULT_LOCALE,
  isLocale,
  type Locale,
  localeOfPath,
  LOCALES,
  localizedPath,
  type Namespace,
  type Translate,
  useLocale,
} from "@sen/i18n";
import type { ScriptedArea, ShellPlace } from "@sen/ui/shell";
import { matchPath } from "react-router-dom";
import { fields, id, type Fields, type QueryFormat, type ValueOf } from "./fields.ts";

/** Facts about a page besides its path and its module. */
export interface PageFacts {
  /** The title of a personal page. Other pages derive theirs from their content. */
  title?: Parameters<Translate<"shell">>[0];
  /** The namespaces that it uses, its lazy parts included, besides those of every page. */
  texts: readonly Namespace[];
  /** How long the server caches its HTML, in seconds; 0 if it does not. */
  cacheTtlSeconds: number;
  /** The query parameter with free text. A page that has it is not cached, or anybody could fill the cache. */
  freeText?: string;
  /** Its `keyword` belongs to the page's own search, not to the shop's. */
  ownSearch?: boolean;
  /** The item of the bottom bar that it belongs to. */
  place?: ShellPlace;
  /** It has its own bottom bar on phones. */
  ownBar?: boolean;
  /** Personal, or useless to a stranger: not indexed by search engines. */
  personal?: boolean;
  /** For signed-in customers: a guest is redirected to login. */
  customersOnly?: boolean;
  /** Its query string holds a secret: page views are recorded without it. */
  secretQuery?: boolean;
  /** Part of the purchase funnel: no footer on phones. */
  toPurchase?: boolean;
  /** What it is for, if it is useless without JavaScript. */
  needsScript?: ScriptedArea;
  /** Pages to preload while the browser is idle, because this one links to them. */
  leadsTo?: readonly string[];
  /** Constant query parameters of every link to it, as documented in docs/decisions.md, Routes. */
  mark?: Readonly<Record<string, string>>;
}

/** A page of the shop: its path and all facts about it. */
export interface Route<Params extends object = object, Query extends object = object> extends PageFacts {
  /** Without the locale. */
  path: string;
  /** Its module: `areas/<page>.tsx`. */
  page: string;
  /** Required values: in the path, or in the query string if the path does not name them. */
  params: Fields;
  query: QueryFormat<Query>;
  /** Type only; never set. */
  readonly paramTypes?: Params;
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}` ? Name : never;
type ParamsOf<Path extends string, Named extends Fields> = Record<
  Exclude<NamesIn<Path>, keyof Named>,
  number
> & {
  [Name in keyof Named]: ValueOf<Named[Name]>;
};

/** The values in a URL of a route. */
export type Values<Of> = Of extends Route<infer Params, infer Query> ? Params & Query : never;

type None = Record<never, never>;

/** Defines a page. A parameter in the path is an id unless `params` says otherwise. */
export function route<const Path extends string, Named extends Fields = None, Query extends object = None>(
  path: Path,
  page: string,
  { params, query, ...facts }: PageFacts & { params?: Named; query?: QueryFormat<Query> },
): Route<ParamsOf<Path, Named>, Query> {
  const name = /:(\w+)/.exec(path)?.[1];
  return {
    ...facts,
    path,
    page,
    params: { ...(name !== undefined && { [name]: id }), ...params },
    // Without a query format, nothing is parsed.
    query: query ?? (fields({}) as unknown as QueryFormat<Query>),
  };
}

/** The required and optional values of a link. */
type Said<Params extends object, Query extends object> = {
  [Name in keyof Params]: Params[Name];
} & Partial<Query>;
type Arguments<Params extends object, Query extends object> = None extends Params
  ? [values?: Said<Params, Query>]
  : [values: Said<Params, Query>];

/** Builds the URL of a page. */
export type Href = <Params extends object, Query extends object>(
  to: Route<Params, Query>,
  ...values: Arguments<Params, Query>
) => string;

function hrefIn(locale: Locale, { path, params, query, mark }: Route, values: object = {}): string {
  const said = values as Readonly<Record<string, unknown>>;
  const search = new URLSearchParams(mark);
  const pathname = Object.keys(params).reduce((so, name) => {
    const value = String(said[name]);
    if (!so.includes(`:${name}`)) search.set(name, value);
    return so.replace(`:${name}`, () => value);
  }, path);
  for (const [name, value] of query.format(said)) search.append(name, value);
  return localizedPath(search.size === 0 ? pathname : `${pathname}?${search.toString()}`, locale);
}

const hrefs = Object.fromEntries(
  LOCALES.map((locale): [Locale, Href] => [locale, (to, ...[values]) => hrefIn(locale, to, values)]),
) as Record<Locale, Href>;

/** Builds URLs in a given locale. Returns the same function on every call. */
export const hrefsIn = (locale: Locale): Href => hrefs[locale];

/** Memoizes a value derived from URLs, once per locale. */
export function perLocale<Made>(make: (href: Href, locale: Locale) => Made): (locale: Locale) => Made {
  const made = new Map<Locale, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(hrefsIn(locale), locale);
    made.set(locale, known);
    return known;
  };
}

/** Builds URLs in the page's locale. */
export const useHref = (): Href => hrefsIn(useLocale());

/** The page that a URL matches. */
export interface PageMatch {
  row: Route;
  values: object;
  locale: Locale;
}

/** The path without its locale prefix. */
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
  const { path, mark: _mark, ...rest } = row;
  const [, search = ""] = hrefIn(DEFAULT_LOCALE, { ...rest, path }, values).split("?");
  return search === "" ? "" : `?${search}`;
}

/** How long the server caches the HTML of a page, in seconds; 0 if it does not. */
export function cacheTtlSeconds({ row, values }: PageMatch): number {
  const isFree = row.freeText !== undefined && Boolean((values as Record<string, unknown>)[row.freeText]);
  return isFree ? 0 : row.cacheTtlSeconds;
}

/** All concrete paths of a route; none if a parameter has no finite list of values. */
export function pathsOf({ path, params }: Route): string[] {
  return Object.entries(params).reduce<string[]>(
    (paths, [name, { values = [] }]) =>
      paths.flatMap((one) => values.map((value) => one.replace(`:${name}`, String(value)))),
    [path],
  );
}
