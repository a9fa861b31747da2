import type { PagePath } from "@sen/api";
import type { Namespace, Translate } from "@sen/i18n";
import type { ScriptedArea, ShellPlace } from "@sen/ui/shell";

/** Facts about a page besides its path and its module. */
export interface PageFacts {
  /** The title of a personal page. Other pages derive theirs from their content. */
  title?: Parameters<Translate<"shell">>[0];
  /** The namespaces that it uses, its lazy parts included, besides those of every page. */
  texts: readonly Namespace[];
  /** How long the server caches its HTML, in seconds; 0 if it does not. */
  cacheTtlSeconds: number;
  /** Its `keyword` belongs to the page's own search, not to the shop's. */
  ownSearch?: boolean;
  /** It has the account's menu beside it. */
  inAccount?: boolean;
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

export interface Route<Params extends object = object, Query extends object = object> extends PageFacts {
  path: PagePath;
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

/** No values. */
export type None = Record<never, never>;

/** Defines a page. A parameter in the path is an id unless `params` says otherwise. */
export function route<const Path extends PagePath, Named extends Fields = None, Query extends object = None>(
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

/** A typed value in a URL. */
export interface Field<Value> {
  /** Undefined if the text is not such a value. */
  parse: (text: string) => Value | undefined;
  /** All possible values, if there are few: each gets its own URL in the sitemap. */
  values?: readonly Value[];
}

export type ValueOf<One> = One extends Field<infer Value> ? Value : never;
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** Parses and formats the part of the query string that a page depends on. */
export interface QueryFormat<Query extends object> {
  parse(query: URLSearchParams): Query;
  format(values: Partial<Query>): URLSearchParams;
}

const ID = /^[1-9]\d{0,15}$/;

export const id: Field<number> = {
  parse: (text) => (ID.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined),
};

export const text: Field<string> = { parse: (value) => value || undefined };

export function oneOf<const Value extends string | number>(values: readonly Value[]): Field<Value> {
  return { parse: (value) => values.find((one) => String(one) === value), values };
}

/** A query of single, optional values. */
export function fields<One extends Fields>(
  named: One,
): QueryFormat<{ [Name in keyof One]?: ValueOf<One[Name]> | undefined }> {
  const entries = Object.entries(named);
  return {
    parse: (query) =>
      Object.fromEntries(
        entries.flatMap(([name, field]) => {
          const value = field.parse(query.get(name) ?? "");
          return value === undefined ? [] : [[name, value]];
        }),
      ) as { [Name in keyof One]?: ValueOf<One[Name]> },
    format: (values) =>
      new URLSearchParams(
        entries.flatMap(([name]) => {
          const value = values[name];
          return value === undefined || value === "" ? [] : [[name, String(value)]];
        }),
      ),
  };
}

/** Cache TTL of pages with prices, stock or deals, in seconds. */
export const MINUTE = 60;
/** Cache TTL of pages whose only shop data is the category and mall menus, in seconds. */
export const MENUS = 10 * MINUTE;

export const personal = { cacheTtlSeconds: MENUS, personal: true } as const;
export const ofCustomer = { ...personal, customersOnly: true } as const;
export const ofOrders = { ...ofCustomer, needsScript: "orders", inAccount: true, place: "orders" } as const;

/** An account page, with the texts that it uses besides the account's. */
export const ofAccount = (title: PageFacts["title"], ...texts: PageFacts["texts"]) =>
  ({
    ...ofCustomer,
    title,
    texts: ["account", ...texts],
    needsScript: "account",
    inAccount: true,
    place: "account",
  }) as const;

/** A page about one order: its detail page, or its returns and complaints. It names the order in its title. */
export const ofAnOrder = {
  ...ofOrders,
  texts: ["account", "aftersales", "orders", "product", "catalog", "fields"],
} as const satisfies Partial<PageFacts>;
