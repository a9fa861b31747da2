import { stringify } from "csv-stringify/sync";
import { loadDemonstration } from "../create-adapters.ts";
import { runCommand } from "../commands/run.ts";
import { StartFailure } from "../database/failure.ts";
import { DomainError } from "../errors/errors.ts";
import { refusalText } from "./refusal-text.ts";
import { CarrierError } from "../ports/carrier.ts";
import type { Command, CommandInput, Outcome } from "./commands/command.ts";
import { commandsOf } from "./commands/index.ts";
import { vietnamTime } from "../vietnam-day.ts";
import { openOperatorContext } from "./open-context.ts";
import { readLine, type ReadLine } from "./read-line.ts";

/** The operator's command line: acts as shop, carrier, mall and gateway. Works on the database of a running or stopped shop. */
async function main(): Promise<void> {
  const understood = await understand(process.argv.slice(2));
  if (!understood) return;
  const { line, demonstration } = understood;
  const { command } = line;
  await runCommand(
    async ({ db }, config) => {
      const context = openOperatorContext(config, db, demonstration);
      const run = () => command.run({ ...context, now: line.at ?? context.now }, line.given);
      const outcome = await told(run, command, line.given);
      process.stdout.write(printed(outcome, line));
    },
    { demonstration: simulationIn(command, line) },
  );
}

/** The part of a line that only a demonstration allows, as the start of an error message. */
function simulationIn({ name, demonstration }: Command, { at }: ReadLine): string | undefined {
  if (demonstration === true) return `The command "${name}"`;
  return at === null ? undefined : "Acting at another time (--at)";
}

async function understand(words: string[]) {
  try {
    const SEN_MODE = process.env.SEN_MODE === "production" ? "production" : "demo";
    const demonstration = await loadDemonstration({ settings: { SEN_MODE } });
    const line = readLine(words, await commandsOf(demonstration));
    return line && { line, demonstration };
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return null;
  }
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

function printed(outcome: Outcome, { json, csv }: ReadLine): string {
  const rows = Array.isArray(outcome) ? outcome : [outcome];
  if (json) return `${JSON.stringify(outcome)}\n`;
  if (!csv) return `${textOf(rows)}\n`;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  // Customers' texts are among the cells, and spreadsheets run what starts like a formula.
  return stringify(rows, {
    header: true,
    columns,
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
        .map(([name, value]) => `${name} ${value instanceof Date ? vietnamTime(value) : String(value)}`)
        .join(" · "),
    )
    .join("\n");
}

await main();
