import { stringify } from "csv-stringify/sync";
import { loadDemonstration } from "../create-adapters.ts";
import { runAlone } from "../commands/run-alone.ts";
import { runCommand } from "../commands/run.ts";
import { StartFailure } from "../database/failure.ts";
import { DomainError } from "../errors/errors.ts";
import { refusalText } from "./refusal-text.ts";
import { CarrierError } from "../ports/carrier.ts";
import { type Command, type CommandInput, type Outcome, SHOWN } from "./commands/command.ts";
import { commandsOf } from "./commands/index.ts";
import { vietnamTime } from "../vietnam-day.ts";
import { openOperatorContext } from "./open-context.ts";
import { readLine, type ReadLine } from "./read-line.ts";

/** The operator's command line: acts as shop, carrier, mall and gateway. Works on the database of a running or stopped shop. */
async function main(): Promise<void> {
  const SEN_MODE = process.env.SEN_MODE === "production" ? "production" : "demo";
  const demonstration = await loadDemonstration({ settings: { SEN_MODE } });
  const line = readLine(process.argv.slice(2), await commandsOf(demonstration));
  if (!line) return;
  const { command } = line;
  await runCommand(
    async ({ db }, config) => {
      const context = openOperatorContext(config, db, demonstration);
      const run = () => command.run({ ...context, now: line.at ?? context.now }, line.given);
      const outcome = await told(run, command, line.given);
      process.stdout.write(printed(outcome, line));
      if (mayLackRows(outcome, command)) {
        process.stderr.write(`Only ${SHOWN} rows are listed; there may be more.\n`);
      }
    },
    { demonstration: simulationIn(command, line) },
  );
}

/** The part of a line that only a demonstration allows, as the start of an error message. */
function simulationIn({ name, demonstration }: Command, { at }: ReadLine): string | undefined {
  if (demonstration === true) return `The command "${name}"`;
  return at === null ? undefined : "Acting at another time (--at)";
}

/** Turns a refusal into a message with what was attempted. */
async function told(run: () => Promise<Outcome>, command: Command, given: CommandInput): Promise<Outcome> {
  try {
    return await run();
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
  if (json) return `${JSON.stringify(outcome)}\n`;
  if (csv === null) return `${textOf(rows)}\n`;
  const columns = [...new Set([...(command.columns ?? []), ...rows.flatMap((row) => Object.keys(row))])];
  // Customers' texts are among the cells, and spreadsheets run what starts like a formula.
  return stringify(rows, {
    header: true,
    columns,
    delimiter: csv,
    bom: true,
    escape_formulas: true,
    cast: { date: vietnamTime },
  });
}

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

/** Customers' texts: their further lines must not look like rows, nor their control characters act on the terminal. */
const printable = (value: unknown): string =>
  String(value)
    .replaceAll(/\r?\n/g, "\n  ")
    .replaceAll(/(?!\n)\p{Cc}/gu, "\uFFFD");

await runAlone(main);
