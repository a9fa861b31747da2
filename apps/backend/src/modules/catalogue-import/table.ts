import type pg from "pg";
import type { Column } from "./columns.ts";

/** A kind of file: its columns, and how its rows are stored. */
export interface Table {
  /** Name of the file without its extension. */
  name: string;
  /** One sentence for the documentation. */
  about: string;
  /** Group name, which `--only` accepts, too. */
  group?: string;
  /** The columns that identify a row. */
  key: readonly [string, ...string[]];
  columns: Readonly<Record<string, Column>>;
  /** The table in the database, `t` in SQL. */
  target: string;
  /** SQL condition that matches the row `t` to a row `s`. */
  find: string;
  /** A table with one row per row of the target, `b` in SQL. */
  beside?: { table: string; key: string };
  /** SQL order of the export, over `t`. @default by code */
  order?: string;
  /** SQL values for target columns that no file has, for new rows `s`. */
  fresh?: Readonly<Record<string, string>>;
  /** Whether the file may add rows; otherwise it only updates existing ones. @default true */
  adds?: boolean;
  /** Derives data from written rows, inside their batch. Must have no effect if nothing changed. */
  complete?: (client: Pick<pg.ClientBase, "query">) => Promise<void>;
  /** Statements to run after all rows are written. Each must have no effect if nothing changed. */
  after?: readonly string[];
  /** A column whose value for existing rows follows from another if the file lacks it. SQL over the rows `s` and `t`. */
  derived?: { column: string; from: string; value: string };
  /** Further checks of all rows. */
  checks?: readonly Check[];
  /** SQL condition for the rows `t` to export. @default all */
  exports?: string;
  /** Whether the export writes this file. @default true */
  exported?: boolean;
}

/** A check over all rows. */
export interface Check {
  column: string;
  wanted: Column["wanted"];
  /**
   * A query over `import_<table> s` that selects `line` and `found` of each fault. `{existing}` joins the row `t`. `{now:column}` is
   * the value after the import: the file's cell, or the existing value if the file lacks the column.
   */
  sql: string;
  /** Columns without which the check is skipped; if it uses `{now:…}`, one of them suffices. */
  needs: readonly string[];
  /** Whether what it finds may be intended. @default false */
  isWarning?: boolean;
}

/** A page has no room for more pictures, or values of an option. Rows that the shop already has may stay. */
export const atMostPerProduct = (column: string, max: number): Check => ({
  column,
  wanted: { code: "per_product", values: { max } },
  needs: ["product_code", column],
  sql: `select line, found from (
    select s.line, s.${column}::text as found, t is null as is_new,
      dense_rank() over (partition by s.product_code order by s.${column}) as place
    from {existing} where s.${column} is not null and coalesce(s.active, true)) as ranked where is_new and place > ${max}`,
});

/** Name of the temporary table of a file's rows. */
export const stageOf = ({ name }: Pick<Table, "name">): string => `import_${name}`;

/** The columns of a table that the file has, with their names. */
export const presentColumns = (table: Table, present: readonly string[]): (readonly [string, Column])[] =>
  Object.entries(table.columns).filter(([name]) => present.includes(name));

/** SQL for the target's value from a row `s`. */
export function valueOf(name: string, { value, otherwise }: Column): string {
  if (value !== undefined) return value.replaceAll("s.?", `s.${name}`);
  return otherwise === undefined ? `s.${name}` : `coalesce(s.${name}, ${otherwise})`;
}

/** SQL for the cell of an existing row, in the file's form. */
export function currentOf(name: string, { current, to = name, into = "target" }: Column): string {
  return current ?? `${into === "beside" ? "b" : "t"}.${to}`;
}

/** SQL for the cell of a row `s`, to be compared with `currentOf`. */
export function wantedOf(name: string, column: Column): string {
  // If the target stores another form than the cell, compare in the cell's form.
  const isCell = column.current !== undefined && column.isPicture !== true;
  const { value: _, ...cell } = column;
  return valueOf(name, isCell ? cell : column);
}

/** SQL condition whether the rows `t` and `s` differ in some columns. */
export function differs(columns: readonly (readonly [string, Column])[]): string {
  const parts = columns.map(
    ([name, column]) => `${currentOf(name, column)} is distinct from ${wantedOf(name, column)}`,
  );
  return `(${["false", ...parts].join(" or ")})`;
}

/** A stored value as a cell. */
export const cellText = ({ write = String }: Column, value: unknown): string =>
  value === null || value === undefined ? "" : write(value as never);

/** SQL: the rows `s` joined with their rows `t`, and with `b` beside `t`. */
export function joined(table: Table): string {
  const { target, find, beside } = table;
  const next = beside ? ` left join ${beside.table} b on b.${beside.key} = t.id` : "";
  return `${stageOf(table)} s left join ${target} t on ${find}${next}`;
}
