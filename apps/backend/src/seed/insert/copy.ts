import { getTableColumns, getTableName, is } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { PgArray, type PgTable } from "drizzle-orm/pg-core";
import { from as copyFrom } from "pg-copy-streams";
import { pipeline } from "node:stream/promises";
import { Readable } from "node:stream";
import { connectionOf, type Transaction } from "../../database/transaction.ts";

/** Rows of a table as COPY reads them. */
export interface CopyText {
  table: string;
  /** Names of the columns; the others have their defaults. */
  columns: string[];
  text: string;
}

/** Writes rows to their table. */
export async function copyText(tx: Transaction, { table, columns, text }: CopyText): Promise<void> {
  if (text === "") return;
  const list = columns.map((name) => `"${name}"`).join(", ");
  await pipeline(
    Readable.from([text]),
    connectionOf(tx).query(copyFrom(`copy "${table}" (${list}) from stdin`)),
  );
}

/** Rows as COPY reads them. What a row leaves out and another has is null; what all leave out is the column's default. */
export function textOfRows<Table extends PgTable>(
  table: Table,
  rows: readonly Table["$inferInsert"][],
): CopyText {
  const known = getTableColumns(table) as Record<string, PgColumn>;
  const written = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((key) => {
    const column = known[key];
    if (!column) throw new RangeError(`${getTableName(table)} has no column ${key}`);
    return { key, name: column.name, textOf: textOf(column) };
  });
  const lines = (rows as readonly Record<string, unknown>[]).map(
    (row) => `${written.map(({ key, textOf: text }) => text(row[key])).join("\t")}\n`,
  );
  return { table: getTableName(table), columns: written.map(({ name }) => name), text: lines.join("") };
}

/** A value as COPY reads it. */
function textOf(column: PgColumn): (value: unknown) => string {
  const isList = is(column, PgArray);
  return (value) => {
    if (value === null || value === undefined) return "\\N";
    const driven: unknown = isList
      ? column.mapToDriverValue(value as unknown[])
      : column.mapToDriverValue(value);
    const text = typeof driven === "string" ? driven : JSON.stringify(driven);
    return text.replace(/[\\\t\n\r]/g, escaped);
  };
}

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const escaped = (sign: string): string => escapes[sign] ?? sign;
