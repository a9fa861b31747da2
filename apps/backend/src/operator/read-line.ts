import { Command as Parser, CommanderError } from "commander";
import { StartFailure } from "../database/failure.ts";
import { parseMoment } from "../vietnam-day.ts";
import type { Command, CommandInput } from "./commands/command.ts";

/** A parsed command line. */
export interface ReadLine {
  command: Command;
  given: CommandInput;
  json: boolean;
  /** The separator of cells, if the result is wanted as CSV. */
  csv: "," | ";" | null;
  /** The moment to act at, if it is not now. */
  at: Date | null;
}

/** Parses a command line. Returns the help if it only asked for that. Throws a `StartFailure` if it is invalid. */
export function readLine(words: readonly string[], commands: readonly Command[]): ReadLine | string {
  let line: ReadLine | string = "";
  let refusal = "";
  const parser = new Parser("npm run operator --")
    .exitOverride()
    .showHelpAfterError("See --help.")
    .configureOutput({ writeOut: (help) => (line = help), writeErr: (text) => (refusal += text) });
  // Commands inherit these settings only if they are added afterwards.
  addCommands(parser, commands, (read) => (line = read));
  try {
    parser.parse(words.length === 0 ? ["--help"] : words, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return line;
    const hasHint = error.code !== UNKNOWN || refusal.includes("Did you mean");
    const hint = hasHint ? "" : similarTo(words, commands);
    throw new StartFailure(
      refusal.replace("error: ", "").replace("See --help.", `${hint}See --help.`).trim(),
    );
  }
  return line;
}

const UNKNOWN = "commander.unknownCommand";

/** A hint at the commands each of whose words was typed, perhaps in another form or place: `order list`, `parcel cash`. */
function similarTo(words: readonly string[], commands: readonly Command[]): string {
  const isTyped = (word: string) =>
    words.some((typed) => typed.length > 2 && (word.startsWith(typed) || typed.startsWith(word)));
  const names = commands.map(({ name }) => name).filter((name) => name.split(" ").every(isTyped));
  return names.length > 0 ? `(Did you mean ${names.join(" or ")}?)\n` : "";
}

type Read = (line: ReadLine) => void;

interface GlobalOptions {
  json?: boolean;
  csv?: boolean;
  semicolon?: boolean;
  at?: Date;
  as?: string;
}

function addCommands(parser: Parser, commands: readonly Command[], read: Read): void {
  parser
    .description(
      "Acts as the other side of every order: shop, carrier, mall and payment gateway. Times are those of Vietnam.",
    )
    .option("--json", "prints the result as JSON")
    .option("--csv", "prints the result as CSV, for a spreadsheet")
    .option("--semicolon", "the same with semicolons, which spreadsheets in Vietnam expect")
    .option("--at <time>", "acts at this time instead of now; not in a real shop", moment)
    .option("--as <name>", "who acts, for `audit`; otherwise the user of this machine");
  for (const command of commands) {
    const [group = "", step] = command.name.split(" ");
    const groupParser = parser.commands.find((one) => one.name() === group) ?? parser.command(group);
    addCommand(step === undefined ? groupParser : groupParser.command(step), command, read);
  }
  for (const group of parser.commands.filter((one) => one.commands.length > 0)) {
    // The group's own action reports an unknown step.
    group.allowExcessArguments();
    const steps = group.commands.map((step) => step.name()).join(", ");
    group.summary([group.description(), steps].filter(Boolean).join(" "));
  }
}

function addCommand(parser: Parser, command: Command, read: Read): void {
  parser.description(command.about);
  if (command.args !== undefined) parser.arguments(command.args);
  for (const flag of command.flags ?? []) parser.option(flag);
  parser.action(() => {
    const [step] = parser.args;
    if (command.args === undefined && step !== undefined) {
      parser.error(`error: unknown command '${command.name} ${step}'`, { code: UNKNOWN });
    }
    const { json = false, csv, semicolon, at = null, as } = parser.optsWithGlobals<GlobalOptions>();
    const given = Object.entries(parser.opts<Record<string, string | string[]>>());
    if (as !== undefined) given.push(["as", as]);
    read({
      command,
      given: {
        args: parser.args,
        flags: Object.fromEntries(given.map(([name, said]) => [name, [said].flat()])),
      },
      json,
      csv: semicolon ? ";" : csv ? "," : null,
      at,
    });
  });
}

function moment(text: string): Date {
  const time = parseMoment(text);
  if (time) return time;
  throw new StartFailure("--at must be a time such as 2026-11-21T10:00:00+07:00.");
}
