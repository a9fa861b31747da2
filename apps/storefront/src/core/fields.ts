/** A value that stands in an address. */
export interface Field<Value> {
  /** Reads it; undefined for what is no such value. */
  parse: (text: string) => Value | undefined;
  /** Every value that there is, where they are few: each is an address of its own in the site map. */
  values?: readonly Value[];
}

export type ValueOf<One> = One extends Field<infer Value> ? Value : never;
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** Reads and writes the part of a query that a page depends on. */
export interface QueryFormat<Query extends object> {
  parse(query: URLSearchParams): Query;
  format(values: Partial<Query>): URLSearchParams;
}

const ID = /^[1-9]\d{0,15}$/;

/** A whole number from 1 on. */
export const id: Field<number> = {
  parse: (text) => (ID.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined),
};

/** Any text but an empty one. */
export const text: Field<string> = { parse: (value) => value || undefined };

/** One of these values. */
export function oneOf<const Value extends string | number>(values: readonly Value[]): Field<Value> {
  return { parse: (value) => values.find((one) => String(one) === value), values };
}

/** A query of single values, each of which may be missing. */
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
