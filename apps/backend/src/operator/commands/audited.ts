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

/** Who runs a command: `--as`, or the user of this machine. */
export const actorOf = (given: CommandInput): string => (flag(given, "as") ?? machineUser()).slice(0, 100);

/** A command that logs who did what and when, in the same transaction as the change. */
export function audited(
  command: Omit<Command, "run">,
  act: (tx: Transaction, context: OperatorContext, given: CommandInput) => Promise<Record<string, unknown>>,
): Command {
  const { name, flags = [] } = command;
  return {
    ...command,
    flags: [...flags, "--as <name>"],
    run: (context, given): Promise<Outcome> =>
      context.db.transaction(async (tx) => {
        const outcome = await act(tx, context, given);
        const details = { args: given.args, flags: given.flags, ...outcome };
        await recordAction(tx, { done_at: context.now, actor: actorOf(given), action: name, details });
        return outcome;
      }),
  };
}

/** A command that writes one row of the catalogue, by the same rules as an import. */
export function catalogueRowCommand(
  command: Omit<Command, "run">,
  rowOf: (given: CommandInput) => GivenRow,
): Command {
  return audited(command, async (tx, { config, mediaStorage }, given) => {
    const row = rowOf(given);
    await importRow(tx, row, { work: join(config.dataDir, "incoming", randomUUID()), mediaStorage });
    return Object.fromEntries(Object.entries(row.cells).filter(([, value]) => value !== ""));
  });
}
