import { getTableName } from "../../database/drizzle.ts";
import { assertClock } from "../../database/clock-difference.ts";
import { StartFailure } from "../../database/failure.ts";
import { sweeps, sweepTable } from "../../modules/sweep/index.ts";
import { closeAlert } from "../../modules/provider-log/index.ts";
import type { Command } from "./command.ts";

/** What the worker removes of itself, where it asked for a person. */
export const sweepCommands: readonly Command[] = [
  {
    name: "sweep",
    usage: "<table>",
    about: "Removes what is over in a table of which the worker found too much over at once.",
    run: async ({ db, now }, { args: [name] }) => {
      const one = sweeps.find(({ table }) => getTableName(table) === name);
      if (!one) {
        const names = sweeps.map(({ table }) => getTableName(table)).join(", ");
        throw new StartFailure(`Name one of the tables that are swept: ${names}.`);
      }
      await assertClock(db);
      const removed = await sweepTable(db, one, now);
      await closeAlert(db, `sweep of ${name}`, now);
      return { table: name, removed };
    },
  },
];
