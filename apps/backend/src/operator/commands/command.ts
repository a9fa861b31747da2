import { answerSchema, LONG_TEXT_MAX_LENGTH } from "@sen/domain";
import { StartFailure } from "../../database/failure.ts";
import type { OperatorContext } from "../operator-context.ts";

/** What a command was given, already read from the line. */
export interface Given {
  /** What stands after the command's name, in order. */
  args: readonly string[];
  /** `--name value`; several of the same name are several values. */
  flags: Readonly<Record<string, readonly string[]>>;
}

/** What a command says when it is done: lines for people, and the same for programs (`--json`). */
export type Outcome = Record<string, unknown> | Record<string, unknown>[];

/** One command of the operator. */
export interface Command {
  /** Two words at most: `confirm`, `complaint answer`. */
  name: string;
  /** What follows the name: `<order>`, `--reason <text>`. */
  usage: string;
  about: string;
  /** Names of the flags that it takes. */
  flags?: readonly string[];
  /** A simulation: refused on a real shop's database. */
  demonstration?: boolean;
  run: (context: OperatorContext, given: Given) => Promise<Outcome>;
}

/** The number at a place of the line. */
export function numberAt({ args }: Given, place: number, what: string): number {
  const value = Number(args[place]);
  if (Number.isInteger(value) && value > 0) return value;
  throw new StartFailure(`Give the number of the ${what}, such as 42.`);
}

/** All words from a place on, or the flag of that name; both may carry a sentence. */
export function sentence(given: Given, place: number, name: string): string {
  return inWords(flag(given, name) ?? given.args.slice(place).join(" "), name);
}

/** What is said under a flag, when it says something and no more than the customer's page has room for. */
export function inWords(said: string, name: string): string {
  const answer = answerSchema.safeParse(said);
  if (answer.success) return answer.data;
  throw new StartFailure(`Give a text of at most ${LONG_TEXT_MAX_LENGTH} characters: --${name} "…".`);
}

/** The value of a flag; undefined when it is not there. */
export function flag({ flags }: Given, name: string): string | undefined {
  return flags[name]?.at(-1);
}

/** Makes the commands that do one thing to one record: `confirm <order>`, `return reject <return> --reason "…"`. */
export function commandsOn(noun: string, prefix = "") {
  type Act = (context: OperatorContext, id: number) => Promise<unknown>;
  type Presentation = (context: OperatorContext, id: number, text: string) => Promise<unknown>;
  const command = (name: string, about: string, run: Command["run"]): Command => ({
    name: `${prefix}${name}`,
    usage: `<${noun}>`,
    about,
    run,
  });
  return {
    step: (name: string, about: string, act: Act): Command =>
      command(name, about, async (context, given) => {
        const id = numberAt(given, 0, noun);
        await act(context, id);
        return { [noun]: id };
      }),
    /** One that says why, or what is proposed. */
    saying: (name: string, flagName: string, about: string, act: Presentation): Command => ({
      ...command(name, about, async (context, given) => {
        const id = numberAt(given, 0, noun);
        await act(context, id, sentence(given, 1, flagName));
        return { [noun]: id };
      }),
      usage: `<${noun}> --${flagName} "…"`,
      flags: [flagName],
    }),
  };
}
