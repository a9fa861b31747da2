import { answerSchema, LONG_TEXT_MAX_LENGTH, plainPhone } from "@sen/domain";
import { statSync } from "node:fs";
import { callerPath } from "../../commands/caller-path.ts";
import { StartFailure } from "../../database/failure.ts";
import { parseVietnamDay, type Span } from "../../modules/reconciliation/index.ts";
import type { OperatorContext } from "../operator-context.ts";

/** The parsed arguments of a command. */
export interface CommandInput {
  /** The words after the command's name, in order. */
  args: readonly string[];
  /** `--name value`; the flags that may be repeated have several values. */
  flags: Readonly<Record<string, readonly string[]>>;
}

/** A command's result, printed as lines for people or as JSON (`--json`). */
export type Outcome = Record<string, unknown> | Record<string, unknown>[];

/** How many rows a list shows. */
export const SHOWN = 200;

/** An operator command. */
export interface Command {
  /** At most two words: `confirm`, `complaint answer`. */
  name: string;
  /** Its arguments, as Commander reads them: `<order> [reason...]`. */
  args?: string;
  about: string;
  /** Its flags, as Commander reads them: `--reason <text>`, `--file <file...>`. */
  flags?: readonly string[];
  /** Whether it is a simulation, which is refused on a real shop's database. */
  demonstration?: boolean;
  /** The columns of its list, for a spreadsheet's header if it is empty. */
  columns?: readonly string[];
  /** Whether its list has every row, not only the first `SHOWN`. */
  isWhole?: boolean;
  /** `none` if it changes nothing. @default an entry in the audit log, in the transaction of the change */
  audit?: "none";
  /** Whether it calls others, such as a gateway, or runs long. Then it has transactions of its own. @default false */
  runsOutside?: boolean | ((context: OperatorContext, given: CommandInput) => boolean | Promise<boolean>);
  run: (context: OperatorContext, given: CommandInput) => Promise<Outcome>;
}

/** A whole number as staff type it; null for anything else. `Number` would read Vietnam's 350.000 as 350. */
export const wholeNumber = (typed = ""): number | null => (/^\d{1,15}$/.test(typed) ? Number(typed) : null);

/** The number at a position. */
export function numberAt({ args }: CommandInput, place: number, what: string): number {
  const value = wholeNumber(args[place]);
  if (value !== null && value > 0) return value;
  throw new StartFailure(`Give the number of the ${what}, such as 42.`);
}

/** The amount of a flag, in dong. */
export function dongOf(given: CommandInput, name: string, min: 0 | 1): number {
  const amount = wholeNumber(flag(given, name));
  if (amount !== null && amount >= min) return amount;
  throw new StartFailure(`--${name} must be a whole number of dong without separators, such as 350000.`);
}

/** The customer's phone number in its stored form, from `--phone`. */
export function phoneOf(given: CommandInput): string {
  const phone = flag(given, "phone");
  if (phone !== undefined) return plainPhone(phone);
  throw new StartFailure("Give the customer's phone number, such as --phone 0901234567.");
}

/** All words from a position on, or the flag of that name. */
export function sentence(given: CommandInput, place: number, name: string): string {
  return inWords(flag(given, name) ?? given.args.slice(place).join(" "), name);
}

/** The text of a flag, if it is not empty and no longer than the customer's page allows. */
export function inWords(said: string, name: string): string {
  const answer = answerSchema.safeParse(said);
  if (answer.success) return answer.data;
  throw new StartFailure(`Give a text of at most ${LONG_TEXT_MAX_LENGTH} characters: --${name} "…".`);
}

/** The value of a flag; undefined if it is missing. */
export function flag({ flags }: CommandInput, name: string): string | undefined {
  return flags[name]?.at(-1);
}

/** The flags of a list of some days. */
export const SPAN_FLAGS = ["--from <yyyy-mm-dd>", "--to <yyyy-mm-dd>"];

/** The days in Vietnam from `--from` to `--to`, both included. */
export function spanOf(given: CommandInput): Span {
  const { from } = dayOf(given, "from");
  const { to } = dayOf(given, "to");
  if (to > from) return { from, to };
  throw new StartFailure("--to must not be before --from.");
}

/** The same; undefined if neither is given. */
export const optionalSpanOf = (given: CommandInput): Span | undefined =>
  (flag(given, "from") ?? flag(given, "to")) === undefined ? undefined : spanOf(given);

function dayOf(given: CommandInput, name: "from" | "to"): Span {
  const span = parseVietnamDay(flag(given, name) ?? "");
  if (span) return span;
  throw new StartFailure(`--${name} must be a date such as 2026-11-30.`);
}

/** The paths of the local files that a flag names. */
export function filesOf({ flags }: CommandInput, name: string): string[] {
  const files = (flags[name] ?? []).map(callerPath);
  const missing = files.find((file) => !statSync(file, { throwIfNoEntry: false })?.isFile());
  if (missing !== undefined) throw new StartFailure(`File not found: ${missing}.`);
  return files;
}

/** The folder to write files into, from `--save`; undefined if none are wanted. */
export function saveFolder(given: CommandInput): string | undefined {
  const folder = flag(given, "save");
  return folder === undefined ? undefined : callerPath(folder);
}

/** A command that only reads. */
export const listing = (
  name: string,
  about: string,
  run: Command["run"],
  more: Partial<Command> = {},
): Command => ({ name, about, audit: "none", run, ...more });

/** `return show <return>`: shows a request, and with `--save` writes what the customer sent with it into a folder. */
export const showing = (
  noun: string,
  about: string,
  show: (context: OperatorContext, id: number, folder?: string) => Promise<Outcome>,
): Command => ({
  name: `${noun} show`,
  args: `<${noun}>`,
  about: `${about} --save writes the customer's pictures and videos into a folder. Delete them afterwards.`,
  audit: "none",
  flags: ["--save <folder>"],
  run: (context, given) => show(context, numberAt(given, 0, noun), saveFolder(given)),
});

/** Factories for commands on a single record: `confirm <order>`, `return reject <return> --reason "…"`. */
export function commandsOn(noun: string, prefix = "") {
  type Act = (context: OperatorContext, id: number) => Promise<unknown>;
  type Presentation = (context: OperatorContext, id: number, text: string) => Promise<unknown>;
  const command = (name: string, about: string, run: Command["run"]): Command => ({
    name: `${prefix}${name}`,
    args: `<${noun}>`,
    about,
    run,
  });
  return {
    step: (name: string, about: string, act: Act, more: Partial<Command> = {}): Command => ({
      ...command(name, about, async (context, given) => {
        const id = numberAt(given, 0, noun);
        await act(context, id);
        return { [noun]: id };
      }),
      ...more,
    }),
    /** A command with a text, such as a reason or a proposal. */
    saying: (
      name: string,
      flagName: string,
      about: string,
      act: Presentation,
      more: Partial<Command> = {},
    ): Command => ({
      ...command(name, about, async (context, given) => {
        const id = numberAt(given, 0, noun);
        const text = sentence(given, 1, flagName);
        await act(context, id, text);
        return { [noun]: id, [flagName]: text };
      }),
      args: `<${noun}> [${flagName}...]`,
      flags: [`--${flagName} <text>`],
      ...more,
    }),
  };
}
