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

/** An integer from 1. */
export const id: Field<number> = {
  parse: (text) => (ID.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined),
};

/** Any non-empty text. */
export const text: Field<string> = { parse: (value) => value || undefined };

/** One of these values. */
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
