import type pg from "pg";
import type { Column } from "./columns.ts";

/** A kind of file: its columns, and how its rows stand in the database. */
export interface Table {
  /** Name of the file without its ending. */
  name: string;
  /** One sentence for the documentation. */
  about: string;
  /** Other names by which `--only` takes it along. */
  group?: string;
  /** The columns that name a row. */
  key: readonly [string, ...string[]];
  columns: Readonly<Record<string, Column>>;
  /** The table in the database, `t` in SQL. */
  target: string;
  /** SQL that finds the row `t` of a row `s`. */
  find: string;
  /** A table that has a row for each of the target's; `b` in SQL. */
  beside?: { table: string; key: string };
  /** The order of the export, over `t`. The key's columns, where it is not said. */
  order: string;
  /** SQL for columns of the target that no file names, for new rows `s`. */
  fresh?: Readonly<Record<string, string>>;
  /** Whether rows are added; an update alone names rows that are there. @default true */
  adds?: boolean;
  /** What is made of rows that were written, as a part of their batch; without effect where nothing changed. */
  complete?: (client: Pick<pg.ClientBase, "query">) => Promise<void>;
  /** Statements after its rows were written, each without effect where nothing changed. */
  after?: readonly string[];
  /** Further checks: SQL that gives `line`, `found` and the `column` and `wanted` of each fault. */
  checks?: readonly Check[];
  /** SQL for which rows `t` are exported. @default all */
  exports?: string;
  /** Whether the export writes it. @default true */
  exported?: boolean;
}

/** A check of all rows at once. */
export interface Check {
  column: string;
  wanted: Column["wanted"];
  /**
   * A query over `import_<table> s` that gives `line` and `found`; `{existing}` joins the row `t`, and `{now:column}` is what the row
   * then has: the file's cell, or what is there where the file has no such column.
   */
  sql: string;
  /** The columns without which it is not made; of those that it reads by `{now:…}`, one is enough. */
  needs: readonly string[];
}

/** The name under which a file's rows are staged. */
export const stageOf = ({ name }: Pick<Table, "name">): string => `import_${name}`;

/** The columns of a table that a file has, with their names. */
export const presentColumns = (table: Table, present: readonly string[]): (readonly [string, Column])[] =>
  Object.entries(table.columns).filter(([name]) => present.includes(name));

/** SQL for what the target gets of a row `s`. */
export function valueOf(name: string, { value, otherwise }: Column): string {
  if (value !== undefined) return value.replaceAll("s.?", `s.${name}`);
  return otherwise === undefined ? `s.${name}` : `coalesce(s.${name}, ${otherwise})`;
}

/** SQL for a row of the target as the file would have it. */
export function currentOf(name: string, { current, to = name, into = "target" }: Column): string {
  return current ?? `${into === "beside" ? "b" : "t"}.${to}`;
}

/** SQL that says whether a row `t` differs from a row `s` in some columns. */
export function differs(columns: readonly (readonly [string, Column])[]): string {
  if (columns.length === 0) return "false";
  const parts = columns.map(([name, column]) => {
    // Where the cell is not what the target holds, cells are compared.
    const isCell = column.current !== undefined && column.isPicture !== true;
    const { value: _, ...cell } = column;
    const wanted = valueOf(name, isCell ? cell : column);
    return `${currentOf(name, column)} is distinct from ${wanted}`;
  });
  return `(${parts.join(" or ")})`;
}

/** SQL: the rows `s` with the rows `t` that they name, and `b` beside it. */
export function joined(table: Table, how: "left join" | "join" = "left join"): string {
  const { target, find, beside } = table;
  const next = beside ? ` left join ${beside.table} b on b.${beside.key} = t.id` : "";
  return `${stageOf(table)} s ${how} ${target} t on ${find}${next}`;
}
