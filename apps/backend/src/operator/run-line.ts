import { stringify } from "csv-stringify/sync";
import { StartFailure } from "../database/failure.ts";
import { DomainError } from "../errors/errors.ts";
import { CarrierError } from "../ports/carrier.ts";
import { vietnamTime } from "../vietnam-day.ts";
import { type Command, type Outcome, SHOWN } from "./commands/command.ts";
import type { OperatorContext } from "./operator-context.ts";
import type { ReadLine } from "./read-line.ts";
import { refusalText } from "./refusal-text.ts";

/** Runs a line and returns its output, with a remark for the terminal. A refusal becomes a `StartFailure` with what was attempted. */
export async function runLine(
  line: ReadLine,
  context: OperatorContext,
): Promise<{ output: string; remark: string }> {
  const outcome = await outcomeOf(line, { ...context, now: line.at ?? context.now });
  return {
    output: printed(outcome, line),
    remark: mayLackRows(outcome, line.command) ? `Only ${SHOWN} rows are listed; there may be more.\n` : "",
  };
}

async function outcomeOf({ command, given }: ReadLine, context: OperatorContext): Promise<Outcome> {
  try {
    return await command.run(context, given);
  } catch (error) {
    if (error instanceof CarrierError) throw new StartFailure(error.message);
    if (error instanceof DomainError) throw new StartFailure(refusalText(error, command, given));
    throw error;
  }
}

const mayLackRows = (outcome: Outcome, { isWhole = false }: Command): boolean =>
  !isWhole && Array.isArray(outcome) && outcome.length === SHOWN;

function printed(outcome: Outcome, { command, json, csv }: ReadLine): string {
  const rows = Array.isArray(outcome) ? outcome : [outcome];
  if (json) return `${JSON.stringify(outcome).replaceAll(/[\x7F-\x9F]/g, escaped)}\n`;
  if (csv === null) return `${textOf(rows)}\n`;
  const columns = [...new Set([...(command.columns ?? []), ...rows.flatMap((row) => Object.keys(row))])];
  // Customers' texts are among the cells, and spreadsheets run what starts like a formula.
  return stringify(rows, {
    header: true,
    columns,
    delimiter: csv,
    bom: true,
    escape_formulas: true,
    cast: { date: vietnamTime, string: cellOf },
  });
}

/** JSON leaves these control characters as they are. */
const escaped = (control: string): string => `\\u00${control.charCodeAt(0).toString(16)}`;

/** Phone, account and tax numbers: a spreadsheet would take them for amounts, and drop leading zeros and digits after the fifteenth. */
const cellOf = (text: string) =>
  /^0\d+$|^\d{12,}$/.test(text) ? { value: `="${text}"`, escape_formulas: false } : text;

function textOf(rows: readonly Record<string, unknown>[]): string {
  if (rows.length === 0) return "There is nothing to list.";
  return rows
    .map((row) =>
      Object.entries(row)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => `${name} ${value instanceof Date ? vietnamTime(value) : printable(value)}`)
        .join(" · "),
    )
    .join("\n");
}

/** Customers' texts: their further lines must not look like rows, nor their control characters act on the terminal, nor turn the words after them. */
const printable = (value: unknown): string =>
  String(value)
    .replaceAll(/\r?\n/g, "\n  ")
    .replaceAll(/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, "\uFFFD");
