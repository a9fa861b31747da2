import { parseArgs } from "node:util";
import { StartFailure } from "../database/failure.ts";
import type { Command, CommandInput } from "./commands/command.ts";

/** A parsed command line. */
export interface ReadLine {
  command: Command | null;
  given: CommandInput;
  help: boolean;
  json: boolean;
  csv: boolean;
  /** The moment to act at, if it is not now. */
  at: Date | null;
}

/** Parses a command line. Throws a `StartFailure` if it is invalid. */
export function readLine(words: readonly string[], commands: readonly Command[]): ReadLine {
  const options = Object.fromEntries(
    commands
      .flatMap(({ flags = [] }) => flags)
      .map((name) => [name, { type: "string", multiple: true } as const]),
  );
  const { values, positionals } = parse(words, options);
  const command = [2, 1]
    .map((count) => positionals.slice(0, count).join(" "))
    .map((name) => commands.find((one) => one.name === name))
    .find((found) => found !== undefined);
  const args = positionals.slice(command?.name.split(" ").length ?? 0);
  const { help = false, json = false, csv = false, at, ...flags } = values as Record<string, unknown>;
  if (!command && positionals.length > 0 && help !== true) {
    throw new StartFailure(`Unknown command "${positionals.slice(0, 2).join(" ")}". See --help.`);
  }
  const foreign = Object.keys(flags).find((name) => command && !command.flags?.includes(name));
  if (foreign !== undefined) {
    throw new StartFailure(`${command?.name ?? ""} has no --${foreign} flag. See --help.`);
  }
  const surplus = command && args[placesOf(command)];
  if (surplus !== undefined) {
    throw new StartFailure(
      `${command?.name ?? ""} takes no "${surplus}". See ${command?.name ?? ""} --help.`,
    );
  }
  return {
    command: command ?? null,
    given: { args, flags: flags as CommandInput["flags"] },
    help: help === true || !command,
    json: json === true,
    csv: csv === true,
    at: typeof at === "string" ? moment(at) : null,
  };
}

/** How many words a command takes after its name. A text may have any number of them. */
function placesOf({ usage }: Command): number {
  if (/"…"|<text>|<reason>/.test(usage.replaceAll(/\[[^\]]*\]/g, ""))) return Infinity;
  const words = usage.split(" ");
  const end = words.findIndex((word) => !/^(<.+>|\[[^-].*\])$/.test(word));
  return end === -1 ? words.length : end;
}

function parse(words: readonly string[], options: Record<string, { type: "string"; multiple: true }>) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        ...options,
        help: { type: "boolean" },
        json: { type: "boolean" },
        csv: { type: "boolean" },
        at: { type: "string" },
      },
    });
  } catch (error) {
    // Node's advice behind its first sentence is for words that begin with "-", of which there are none here.
    const [sentence = ""] = (error instanceof Error ? error.message : String(error)).split(". ");
    throw new StartFailure(`${sentence}. See --help.`);
  }
}

function moment(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) {
    throw new StartFailure("--at must be a time such as 2026-11-21T10:00:00+07:00.");
  }
  return time;
}
