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

/** What there is to say of a page beside its address and its module. */
export interface PageFacts {
  /** The title of a page that is one person's. Others make theirs of what they show. */
  title?: Parameters<Translate<"shell">>[0];
  /** The texts it uses, its late parts included, beside those that every page has. */
  texts: readonly Namespace[];
  /** How long the server keeps its HTML, in seconds; 0 where it is not worth keeping. */
  cacheTtlSeconds: number;
  /** A name in the query that carries free text: with it the HTML is not kept, or anybody could fill the cache. */
  freeText?: string;
  /** Its `keyword` is that of a search of its own, not the shop's. */
  ownSearch?: boolean;
  /** Which of the bottom bar's ways it belongs to. */
  place?: ShellPlace;
  /** It has a bar of its own at the bottom of a phone. */
  ownBar?: boolean;
  /** Of one person, or nothing to a stranger: search engines stay out. */
  personal?: boolean;
  /** For signed-in customers: a guest is led to login. */
  customersOnly?: boolean;
  /** What stands in its query is a secret: page views are counted without it. */
  secretQuery?: boolean;
  /** It leads to a purchase: on a phone no footer leads away from it. */
  toPurchase?: boolean;
  /** What it is for, where it is nothing without JavaScript. */
  needsScript?: ScriptedArea;
  /** Pages that its links lead to, loaded ahead while the browser has nothing else to do. */
  leadsTo?: readonly string[];
  /** Stands in the query of every link to it, as addresses of the shop are documented (docs/decisions.md, Routes). */
  mark?: Readonly<Record<string, string>>;
}

/** One page of the shop: its address and all that is said of it. */
export interface Route<Params extends object = object, Query extends object = object> extends PageFacts {
  /** Without its language. */
  path: string;
  /** Its module: `areas/<page>.tsx`. */
  page: string;
  /** What must stand in the address: in the path, or in the query where the path does not name it. */
  params: Fields;
  query: QueryFormat<Query>;
  /** For the compiler alone. */
  readonly paramTypes?: Params;
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}` ? Name : never;
type ParamsOf<Path extends string, Named extends Fields> = Record<
  Exclude<NamesIn<Path>, keyof Named>,
  number
> & {
  [Name in keyof Named]: ValueOf<Named[Name]>;
};

/** What an address of a route says. */
export type Values<Of> = Of extends Route<infer Params, infer Query> ? Params & Query : never;

type None = Record<never, never>;

/** Describes a page. A name in the path is an id unless `params` says otherwise. */
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
    // Without a format there is nothing to read.
    query: query ?? (fields({}) as unknown as QueryFormat<Query>),
  };
}

/** What a link must say, and what it may. */
type Said<Params extends object, Query extends object> = {
  [Name in keyof Params]: Params[Name];
} & Partial<Query>;
type Arguments<Params extends object, Query extends object> = None extends Params
  ? [values?: Said<Params, Query>]
  : [values: Said<Params, Query>];

/** Writes the address of a page. */
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

/** Writes addresses in a given language; the same function at every call. */
export const hrefsIn = (locale: Locale): Href => hrefs[locale];

/** What is made of addresses, once for each language: the same object at every call. */
export function perLocale<Made>(make: (href: Href, locale: Locale) => Made): (locale: Locale) => Made {
  const made = new Map<Locale, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(hrefsIn(locale), locale);
    made.set(locale, known);
    return known;
  };
}

/** Writes addresses in the language of the page. */
export const useHref = (): Href => hrefsIn(useLocale());

/** What an address of the shop names. */
export interface PageMatch {
  row: Route;
  values: object;
  locale: Locale;
}

/** The path behind one language. */
function behindLocale(pathname: string): string {
  const [, first, ...rest] = pathname.split("/");
  return isLocale(first) && first !== DEFAULT_LOCALE ? `/${rest.join("/")}` : pathname;
}

/** The page that an address names; null where there is none: no such path, or not what must stand in it. */
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

/** The query of a page in the one form that its HTML depends on: names that the page does not know are dropped. */
export function canonicalSearch({ row, values }: PageMatch): string {
  const { path, mark: _mark, ...rest } = row;
  const [, search = ""] = hrefIn(DEFAULT_LOCALE, { ...rest, path }, values).split("?");
  return search === "" ? "" : `?${search}`;
}

/** How long the server keeps the HTML of a page, in seconds; 0 where it is not kept. */
export function cacheTtlSeconds({ row, values }: PageMatch): number {
  const isFree = row.freeText !== undefined && Boolean((values as Record<string, unknown>)[row.freeText]);
  return isFree ? 0 : row.cacheTtlSeconds;
}

/** The route's paths with every value that is known to be: none where it takes any number. */
export function pathsOf({ path, params }: Route): string[] {
  return Object.entries(params).reduce<string[]>(
    (paths, [name, { values = [] }]) =>
      paths.flatMap((one) => values.map((value) => one.replace(`:${name}`, String(value)))),
    [path],
  );
}
