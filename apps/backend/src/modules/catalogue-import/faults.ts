import { StartFailure } from "../../database/failure.ts";
import type { Locale } from "../../texts/messages.ts";
import { reportText, wantedText } from "../../texts/catalogue-messages.ts";
import type { Wanted } from "./columns.ts";

/** A fault in a file, and its place. */
export interface Fault {
  /** Name of the file, with its extension. */
  file: string;
  /** Counted from 1; null if the fault concerns the whole file. */
  line: number | null;
  column: string | null;
  /** The content found. */
  found: string;
  wanted: Wanted;
  /** Whether it may be intended, so that the file is imported nevertheless. @default false */
  isWarning?: boolean;
}

/** Faults reported in detail; the rest are only counted. */
const FAULTS_TOLD = 1000;
/** Longest quote of a cell, in characters. */
const QUOTE_MAX = 80;

/** Collects the faults of the files. */
export class Faults {
  readonly told: Fault[] = [];
  readonly warnings: Fault[] = [];
  total = 0;
  private readonly places = new Set<string>();

  /** Adds a fault; only the first of each cell counts. */
  add(fault: Fault): void {
    if (fault.isWarning) {
      if (this.warnings.length < FAULTS_TOLD) this.warnings.push(fault);
      return;
    }
    const place = JSON.stringify([fault.file, fault.line, fault.column]);
    if (fault.line !== null && fault.column !== null && this.places.has(place)) return;
    this.total++;
    if (this.told.length >= FAULTS_TOLD) return;
    this.told.push(fault);
    this.places.add(place);
  }
}

/** One line per fault: `products.csv · line 12 · price_after_discount · "1.234.000" · expected a whole number…`. */
export function faultText(
  { file, line, column, found, wanted, isWarning = false }: Fault,
  locale: Locale,
): string {
  return [
    file,
    ...(line === null ? [] : [`${reportText("line", locale)} ${line}`]),
    ...(column === null ? [] : [column]),
    quoted(found),
    `${reportText(isWarning ? "warning" : "wanted", locale)} ${wantedText(wanted.code, locale, wanted.values)}`,
  ].join(" · ");
}

/** A cell's content in a report. */
export const quoted = (cell: string): string =>
  JSON.stringify(cell.length > QUOTE_MAX ? `${cell.slice(0, QUOTE_MAX)}…` : cell);

/** A file named in a cell, and the cell's place. */
export interface NamedFile {
  name: string;
  file: string;
  line: number;
}

/** Runs work on a file named in a cell. Errors such as a full disk become a `StartFailure` with the cell's place. */
export async function workingOn<Result>(
  named: NamedFile,
  locale: Locale,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw stoppedAt(named, locale, error);
  }
}

/** A failure before anything was written, with its place. */
export function stoppedAt({ name, file, line }: NamedFile, locale: Locale, cause: unknown): StartFailure {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartFailure(reportText("stopped_at", locale, { name, file, line, reason }), { cause });
}
