import { from as copyFrom } from "pg-copy-streams";
import type pg from "pg";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Column } from "./columns.ts";
import type { Locale } from "../../texts/messages.ts";
import { stoppedAt, type Faults } from "./faults.ts";
import { openRows, UnreadableFile, type ReadFile, type Row } from "./read-file.ts";
import { stageOf, type Table } from "./table.ts";

/** Rows of one kind, from wherever they come. */
export interface RowSource {
  table: Table;
  /** What reports call it. */
  file: string;
  open: () => Promise<ReadFile>;
}

/** A table's file, read into the database's temporary table. */
export interface Staged {
  table: Table;
  /** Name of the file, with its ending. */
  file: string;
  /** Columns that the file has. */
  present: readonly string[];
  rows: number;
  lastLine: number;
}

/** A larger file is to be split, in bytes. */
const FILE_BYTES = 1024 * 1024 * 1024;

/** Makes the temporary tables of kinds of files, empty. */
export async function makeStages(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const columns = Object.entries(table.columns).map(([name, { type }]) => `${name} ${type}`);
    await emptyTable(client, stageOf(table), `line integer not null, ${columns.join(", ")}`);
  }
}

/**
 * Makes an empty temporary table. An existing one is truncated: dropping and making it again would take more locks, which last until
 * the transaction ends, and PostgreSQL has room for a few thousand.
 */
export async function emptyTable(client: pg.ClientBase, name: string, columns: string): Promise<void> {
  await client.query(`create temporary table if not exists ${name} (${columns}); truncate pg_temp.${name}`);
}

/** A file of the folder. Throws `UnreadableFile`. */
export function fileSource(table: Table, path: string): RowSource {
  return {
    table,
    file: basename(path),
    open: async () => {
      const { size } = await stat(path);
      if (size <= FILE_BYTES) return openRows(path);
      const values = { max: FILE_BYTES / 1024 ** 2 };
      throw new UnreadableFile(null, `${Math.round(size / 1e6)} MB`, { code: "file_size", values });
    },
  };
}

/**
 * Reads rows one by one into their temporary table; whatever is wrong with a cell is added to the faults. Whatever the file's size, little
 * of it is in memory.
 */
export async function stageRows(
  client: pg.ClientBase,
  { table, file, open }: RowSource,
  faults: Faults,
  locale: Locale,
): Promise<Staged | null> {
  const tell = (line: number | null, column: string | null, found: string, wanted: Column["wanted"]) =>
    faults.add({ file, line, column, found, wanted });
  const staged: Staged = { table, file, present: [], rows: 0, lastLine: 0 };
  try {
    const read = await open();
    const columns = columnsOf(table, read, tell);
    if (!columns) return null;
    staged.present = columns.map(([name]) => name);
    const text = copyTextOf(read, columns, tell, staged);
    const list = ["line", ...staged.present].join(", ");
    await pipeline(
      Readable.from(text),
      client.query(copyFrom(`copy ${stageOf(table)} (${list}) from stdin`)),
    );
  } catch (error) {
    if (!(error instanceof UnreadableFile)) {
      throw stoppedAt({ name: table.name, file, line: Math.max(1, staged.lastLine) }, locale, error);
    }
    tell(error.line, null, error.found, error.wanted);
    return null;
  }
  const stage = stageOf(table);
  const indexed = ["line", table.key[0], ...(table.columns.product_code ? ["product_code"] : [])];
  const statements = [...new Set(indexed)].map(
    (column) => `create index if not exists ${stage}_${column} on ${stage} (${column})`,
  );
  await client.query([...statements, `analyze ${stage}`].join(";"));
  return staged;
}

type Tell = (line: number | null, column: string | null, found: string, wanted: Column["wanted"]) => void;
type Columns = readonly (readonly [string, Column])[];

/** The columns that the header names; null where it is none of ours. */
function columnsOf(table: Table, { header }: ReadFile, tell: Tell): Columns | null {
  const columns: [string, Column][] = [];
  const names = Object.keys(table.columns);
  if (!header.some((name) => names.includes(name))) {
    tell(1, null, header.join(" ").slice(0, 200), { code: "separator" });
    return null;
  }
  for (const name of header) {
    const column = table.columns[name];
    if (!column) tell(1, name, name, { code: "column", values: { columns: names.join(", ") } });
    else if (columns.some(([before]) => before === name)) tell(1, name, name, { code: "column_once" });
    else columns.push([name, column]);
  }
  for (const column of table.key) {
    if (!header.includes(column)) {
      tell(1, null, header.join(", "), { code: "key_column", values: { column } });
    }
  }
  const isWhole = columns.length === header.length && table.key.every((name) => header.includes(name));
  return isWhole ? columns : null;
}

/** Rows as COPY reads them. */
async function* copyTextOf({ rows, header }: ReadFile, columns: Columns, tell: Tell, staged: Staged) {
  let text = "";
  for await (const row of rows) {
    staged.rows++;
    staged.lastLine = row.line;
    if (row.cells.length !== header.length) {
      tell(row.line, null, String(row.cells.length), {
        code: "row_length",
        values: { expected: header.length },
      });
      continue;
    }
    text += lineOf(row, columns, staged.table, tell) ?? "";
    if (text.length > 64 * 1024) {
      yield text;
      text = "";
    }
  }
  if (text !== "") yield text;
}

/** What a spreadsheet leaves of a formula, or of what it could not reckon. */
const FORMULA = /^(=|#(REF|N\/A|VALUE|NAME\?|DIV\/0|NUM|NULL)[!?]?)/;
/** What is left of bytes that are not UTF-8. */
const NOT_TEXT = /[\0\uFFFD]/;
const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** A row without its wrong cells, so that rows that refer to it are not told of as well; null where its key is wrong. */
function lineOf({ line, cells }: Row, columns: Columns, { key }: Table, tell: Tell): string | null {
  let hasKey = true;
  const values = columns.map(([name, column], index) => {
    const cell = cells[index] ?? "";
    const value = cell === "" ? null : readCell(cell, column);
    if (typeof value === "string") return value.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);
    const isKey = key.includes(name);
    if (value !== null || isKey) tell(line, name, cell, value ?? { code: "filled" });
    hasKey &&= !isKey;
    return "\\N";
  });
  return hasKey ? `${line}\t${values.join("\t")}\n` : null;
}

/** A cell as PostgreSQL reads it, or what it should have been. */
function readCell(cell: string, column: Column): string | Column["wanted"] {
  if (NOT_TEXT.test(cell)) return { code: "utf8" };
  if (FORMULA.test(cell)) return { code: "no_formula" };
  return column.read(cell) ?? column.wanted;
}
