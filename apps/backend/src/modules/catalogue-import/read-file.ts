import { CsvError, parse, type Info } from "csv-parse";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Wanted } from "./columns.ts";

/** A row of a file: its cells as text, in the header's order. */
export interface Row {
  line: number;
  cells: readonly string[];
}

/** A file's header and its rows, which are streamed. */
export interface ReadFile {
  header: readonly string[];
  rows: AsyncIterable<Row> | Iterable<Row>;
}

/** Value of a cell in JSON Lines, and in rows given by a program. */
export type CellValue = string | number | boolean | readonly string[] | null | undefined;

/** Rows given by a program. The header has every field that occurs in any row, so fields that only later rows have are kept. */
export function givenRows(given: readonly Readonly<Record<string, CellValue>>[]): ReadFile {
  const header = [...new Set(given.flatMap((fields) => Object.keys(fields)))];
  const rows = function* () {
    for (const [index, fields] of given.entries()) {
      yield { line: index + 1, cells: header.map((name) => cellOf(fields[name])) };
    }
  };
  return { header, rows: rows() };
}

/** A file became unreadable at a line. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
  readonly line: number | null;
  readonly found: string;
  readonly wanted: Wanted;

  constructor(line: number | null, found: string, wanted: Wanted) {
    super(wanted.code);
    this.line = line;
    this.found = found;
    this.wanted = wanted;
  }
}

/** Maximum size of a row, because it is kept in memory. */
const ROW_BYTES = 1024 * 1024;
/** Number of bytes read to detect the separator. */
const HEAD_BYTES = 64 * 1024;
const BYTE_ORDER_MARK = "\uFEFF";

/** Opens a file of rows by its extension, `.csv` or `.jsonl`. Throws `UnreadableFile`, also while iterating over the rows. */
export async function openRows(path: string): Promise<ReadFile> {
  const rows = path.endsWith(".jsonl") ? jsonRows(path) : csvRows(path, await separatorOf(path));
  const first = await rows.next();
  return { header: first.done ? [] : first.value.cells.map((name) => name.toLowerCase()), rows };
}

async function separatorOf(path: string): Promise<"," | ";"> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    const [line = ""] = head.toString("utf8").split(/\r?\n/);
    if (head.includes(0)) throw new UnreadableFile(1, line, { code: "utf8" });
    const semicolons = line.split(";").length;
    return semicolons > line.split(",").length ? ";" : ",";
  } finally {
    await file.close();
  }
}

async function* csvRows(path: string, delimiter: string): AsyncGenerator<Row> {
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      delimiter,
      info: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: ROW_BYTES,
    }),
  );
  let last = 0;
  let width = 0;
  let countedTwice = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      // The parser counts a quoted CRLF as two lines.
      countedTwice += breaksIn(record, "\r\n");
      last = info.lines - countedTwice;
      const cells = record.map((cell) => cell.trim());
      const filled = cells.findLastIndex((cell) => cell !== "") + 1;
      if (filled === 0) continue;
      // Spreadsheets also save empty columns behind the last one.
      width ||= filled;
      // A quoted cell may span lines: report the row by its first line.
      yield { line: last - breaksIn(record, "\n"), cells: filled <= width ? cells.slice(0, width) : cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(last + 1, error.message, { code: "csv" });
  }
}

const breaksIn = (cells: readonly string[], lineBreak: string): number =>
  cells.reduce((count, cell) => count + cell.split(lineBreak).length - 1, 0);

/** Yields the header first: the fields of the first object. */
async function* jsonRows(path: string): AsyncGenerator<Row> {
  let header: readonly string[] | null = null;
  for await (const { line, text } of linesOf(path)) {
    if (text.trim() === "") continue;
    const fields = objectOf(text, line);
    if (header === null) yield { line, cells: (header = Object.keys(fields)) };
    const known: readonly string[] = header;
    const other = Object.keys(fields).find((name) => !known.includes(name));
    if (other !== undefined) {
      throw new UnreadableFile(line, other, { code: "column", values: { columns: known.join(", ") } });
    }
    yield { line, cells: known.map((name) => cellOf(fields[name])) };
  }
}

function objectOf(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === "object" && !Array.isArray(value)) return { ...value };
  } catch {
    // Thrown below.
  }
  throw new UnreadableFile(line, text.slice(0, 80), { code: "json" });
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.join(" ");
  return typeof value === "object" ? JSON.stringify(value) : `${value as string | number | boolean}`.trim();
}

async function* linesOf(path: string): AsyncGenerator<{ line: number; text: string }> {
  let rest = "";
  let line = 0;
  for await (const chunk of createReadStream(path, "utf8") as AsyncIterable<string>) {
    const lines = (rest + (line === 0 && rest === "" ? chunk.replace(BYTE_ORDER_MARK, "") : chunk)).split(
      "\n",
    );
    rest = lines.pop() ?? "";
    for (const text of lines) yield { line: ++line, text };
    if (rest.length > ROW_BYTES) throw new UnreadableFile(line + 1, rest.slice(0, 80), { code: "json" });
  }
  if (rest !== "") yield { line: ++line, text: rest };
}
