import { randomUUID } from "node:crypto";
import { userInfo } from "node:os";
import { join } from "node:path";
import { joined, type Database, type Queryable } from "../../database/connect.ts";
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

/** Who acts: the value of `--as`, or the user of this machine, even through sudo. */
export const actorNamed = (as: string | undefined): string =>
  (as ?? process.env["SUDO_USER"] ?? userInfo().username).slice(0, 100);

/** Who did what: what the command printed. Its flags may hold a customer's phone number. */
const entryOf = ({ name }: Pick<Command, "name">, now: Date, given: CommandInput, outcome: Outcome) => ({
  done_at: now,
  actor: actorNamed(flag(given, "as")),
  action: name,
  details: Array.isArray(outcome) ? { args: given.args } : outcome,
});

/** Has a command that changes something leave an entry in the audit log, in one transaction with the change if it can, else before and after it. */
export function recorded(command: Command): Command {
  const { audit, demonstration = false, runsOutside = false } = command;
  if (audit === "none" || demonstration) return command;
  const run: Command["run"] = async (context, given) => {
    const act = async (db: Database) => {
      const outcome = await command.run({ ...context, db }, given);
      await recordAction(db, entryOf(command, context.now, given, outcome));
      return outcome;
    };
    const isOutside = typeof runsOutside === "function" ? await runsOutside(context, given) : runsOutside;
    if (!isOutside) return context.db.transaction((tx) => act(joined(context.db, tx)));
    // What it does outside stays if it fails.
    await recordAction(context.db, entryOf(command, context.now, given, { begun: given.args.join(" ") }));
    return act(context.db);
  };
  return { ...command, run };
}

/** A command that writes one row of the catalogue, by the same rules as an import. It prints what was there before, too: `audit` then knows it. */
export function catalogueRowCommand(
  command: Omit<Command, "run">,
  rowOf: (given: CommandInput) => GivenRow,
): Command {
  return {
    ...command,
    run: async (context, given) => {
      const row = rowOf(given);
      const { before, warnings } = await writeRow(context, row);
      const was = Object.entries(before).map(([name, value]) => [`${name}_before`, value]);
      return {
        ...Object.fromEntries(Object.entries(row.cells).filter(([, value]) => value !== "")),
        ...Object.fromEntries(was),
        ...(warnings.length > 0 && { note: warnings.join("; ") }),
      };
    },
  };
}

/** Writes one row of the catalogue, by the same rules as an import. */
export const writeRow = ({ db, config, mediaStorage }: OperatorContext, row: GivenRow) =>
  db.transaction((tx) =>
    importRow(tx, row, { work: join(config.dataDir, "incoming", randomUUID()), mediaStorage }),
  );
