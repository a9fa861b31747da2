import { StartFailure } from "../../database/failure.ts";
import type { Locale } from "../../texts/messages.ts";
import { reportText, wantedText } from "../../texts/catalogue-messages.ts";
import type { Wanted } from "./columns.ts";

/** What is wrong in a file, and where. */
export interface Fault {
  /** Name of the file, with its ending. */
  file: string;
  /** Counted from 1; null for the whole file. */
  line: number | null;
  column: string | null;
  /** What is there. */
  found: string;
  wanted: Wanted;
}

/** Faults reported one by one; the rest are only counted. */
const FAULTS_TOLD = 1000;
/** Characters of what was found. */
const FOUND_MAX = 80;

/** What is wrong in the files, as it is found. */
export class Faults {
  readonly told: Fault[] = [];
  total = 0;
  private readonly places = new Set<string>();

  /** One a cell: what is wrong by itself needs no second reason. */
  add(fault: Fault): void {
    const place = JSON.stringify([fault.file, fault.line, fault.column]);
    if (fault.line !== null && fault.column !== null && this.places.has(place)) return;
    this.total++;
    if (this.told.length >= FAULTS_TOLD) return;
    this.told.push(fault);
    this.places.add(place);
  }
}

/** A sentence a fault: `products.csv · line 12 · price_after_discount · "1.234.000" · wanted a whole number…`. */
export function faultText({ file, line, column, found, wanted }: Fault, locale: Locale): string {
  const said = found.length > FOUND_MAX ? `${found.slice(0, FOUND_MAX)}…` : found;
  return [
    file,
    ...(line === null ? [] : [`${reportText("line", locale)} ${line}`]),
    ...(column === null ? [] : [column]),
    JSON.stringify(said),
    `${reportText("wanted", locale)} ${wantedText(wanted.code, locale, wanted.values)}`,
  ].join(" · ");
}

/** A file that a cell names, and where. */
export interface NamedFile {
  name: string;
  file: string;
  line: number;
}

/** Works on a file that a cell names; what stands in the way, a full disk perhaps, is told as a `StartFailure` with its place. */
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

/** What stood in the way before anything was written, and where. */
export function stoppedAt({ name, file, line }: NamedFile, locale: Locale, cause: unknown): StartFailure {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartFailure(reportText("stopped_at", locale, { name, file, line, reason }), { cause });
}
