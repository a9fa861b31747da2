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

/** Rows of one kind, from a file or a program. */
export interface RowSource {
  table: Table;
  /** Name in reports. */
  file: string;
  open: () => Promise<ReadFile>;
}

/** A kind's rows, loaded into its temporary table. */
export interface Staged {
  table: Table;
  /** Name of the file, with its extension. */
  file: string;
  /** Columns present in the file. */
  present: readonly string[];
  rows: number;
  lastLine: number;
}

/** Maximum file size; a larger file must be split. */
const FILE_BYTES = 1024 * 1024 * 1024;

/** Creates empty temporary tables for the kinds. */
export async function createStagingTables(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    const columns = Object.entries(table.columns).map(([name, { type }]) => `${name} ${type}`);
    await emptyTable(client, stageOf(table), `line integer not null, ${columns.join(", ")}`);
  }
}

/**
 * Creates an empty temporary table, or truncates the existing one. Dropping and recreating it would take more locks, which last until
 * the transaction ends, and PostgreSQL has room for only a few thousand.
 */
export async function emptyTable(client: pg.ClientBase, name: string, columns: string): Promise<void> {
  await client.query(`create temporary table if not exists ${name} (${columns}); truncate pg_temp.${name}`);
}

/** A file of the folder. Opening it throws `UnreadableFile`. */
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
 * Streams rows into their temporary table, adding faults for invalid cells. Memory use does not depend on the file's size. Null if the
 * file cannot be read.
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
  const { derived, target, find } = table;
  if (derived && staged.present.includes(derived.from) && !staged.present.includes(derived.column)) {
    staged.present = [...staged.present, derived.column];
    await client.query(
      `update ${stage} s set ${derived.column} = ${derived.value} from ${target} t where ${find}`,
    );
  }
  return staged;
}

type Tell = (line: number | null, column: string | null, found: string, wanted: Column["wanted"]) => void;
type Columns = readonly (readonly [string, Column])[];

/** The columns named by the header; null if the header is faulty. */
function columnsOf(table: Table, { header }: ReadFile, tell: Tell): Columns | null {
  const columns: [string, Column][] = [];
  const names = Object.keys(table.columns);
  if (!header.some((name) => names.includes(name))) {
    tell(1, null, header.join(" ").slice(0, 200), {
      code: "separator",
      values: { columns: names.join(", ") },
    });
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
  const lacking = columns.filter(([, { needs }]) => needs !== undefined && !header.includes(needs));
  for (const [name, { needs = "" }] of lacking) {
    tell(1, name, name, { code: "needs_column", values: { column: needs } });
  }
  const isWhole =
    columns.length === header.length &&
    lacking.length === 0 &&
    table.key.every((name) => header.includes(name));
  return isWhole ? columns : null;
}

/** Rows in the text format of COPY. */
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

/** Remains of a spreadsheet's formula, its error, or a number that did not fit into its column. */
const FORMULA = /^(=|#[A-Z/0]+[!?]$|#N\/A$|##+$|Err:\d+$|\d[.,]?\d*E\+\d+$)/;
/** Remains of bytes that are not UTF-8, of Vietnamese letters opened in another encoding, or saved in one that lacks them: `Th?i trang`. */
const NOT_TEXT = /[\0\uFFFD]|á(º|»[^\s\p{P}])|Æ[°¡]|Ä[‘ƒ]|(^|\s)\p{L}+\?\p{Ll}/u;
const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** A row with its invalid cells empty, so that rows that refer to it get no fault; null if its key is invalid. */
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

/** A cell in PostgreSQL's input format, or what it should have been. */
function readCell(cell: string, column: Column): string | Column["wanted"] {
  if (NOT_TEXT.test(cell)) return { code: "utf8" };
  if (FORMULA.test(cell)) return { code: "no_formula" };
  return column.read(cell) ?? column.wanted;
}
