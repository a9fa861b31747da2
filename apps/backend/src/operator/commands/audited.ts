import { randomUUID } from "node:crypto";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { operatorActions } from "../../database/schema/index.ts";
import { importRow, type GivenRow } from "../../modules/catalogue-import/index.ts";
import type { OperatorContext } from "../operator-context.ts";
import { flag, type Command, type CommandInput, type Outcome } from "./command.ts";

/** Adds an entry to the audit log. */
export async function recordAction(
  db: Queryable,
  action: typeof operatorActions.$inferInsert,
): Promise<void> {
  await db.insert(operatorActions).values(action);
}

/** The user of this machine who runs the command, even through sudo. */
export const machineUser = (): string => process.env["SUDO_USER"] ?? userInfo().username;

/** Who acts: the value of `--as`, or the user of this machine. */
export const actorNamed = (as: string | undefined): string => (as ?? machineUser()).slice(0, 100);

/** Who did what: what the command printed. Its flags may hold a customer's phone number. */
const entryOf = ({ name }: Pick<Command, "name">, now: Date, given: CommandInput, outcome: Outcome) => ({
  done_at: now,
  actor: actorNamed(flag(given, "as")),
  action: name,
  details: Array.isArray(outcome) ? { args: given.args } : outcome,
});

/** Has a command that changes something leave an entry in the audit log. */
export const recorded = (command: Command): Command =>
  command.audit !== undefined || command.demonstration === true
    ? command
    : {
        ...command,
        run: async (context, given) => {
          const outcome = await command.run(context, given);
          await recordAction(context.db, entryOf(command, context.now, given, outcome));
          return outcome;
        },
      };

/** A command whose entry in the audit log is written in the same transaction as the change. */
export function audited(
  command: Omit<Command, "run">,
  act: (tx: Transaction, context: OperatorContext, given: CommandInput) => Promise<Record<string, unknown>>,
): Command {
  return {
    ...command,
    audit: "own",
    run: (context, given): Promise<Outcome> =>
      context.db.transaction(async (tx) => {
        const outcome = await act(tx, context, given);
        await recordAction(tx, entryOf(command, context.now, given, outcome));
        return outcome;
      }),
  };
}

/** A command that writes one row of the catalogue, by the same rules as an import. */
export function catalogueRowCommand(
  command: Omit<Command, "run">,
  rowOf: (given: CommandInput) => GivenRow,
): Command {
  return audited(command, async (tx, context, given) => {
    const row = rowOf(given);
    await writeRow(tx, context, row);
    return Object.fromEntries(Object.entries(row.cells).filter(([, value]) => value !== ""));
  });
}

/** Writes one row of the catalogue, by the same rules as an import. */
export const writeRow = (
  tx: Transaction,
  { config, mediaStorage }: OperatorContext,
  row: GivenRow,
): Promise<void> =>
  importRow(tx, row, { work: join(config.dataDir, "incoming", randomUUID()), mediaStorage });
