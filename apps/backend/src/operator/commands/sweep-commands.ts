import { getTableName, type PgTable } from "../../database/drizzle.ts";
import { assertClock } from "../../database/clock-difference.ts";
import { StartFailure } from "../../database/failure.ts";
import { dropMonths, monthsOver, partitionedTables, sweeps, sweepTable } from "../../modules/sweep/index.ts";
import { closeAlert } from "../../modules/provider-log/index.ts";
import type { Command } from "./command.ts";

/** Runs a cleanup that the worker would not do without a person's consent. */
export const sweepCommands: readonly Command[] = [
  {
    name: "sweep",
    args: "<table>",
    about: "Deletes the expired rows of a table that the worker left alone because too many expired at once.",
    runsOutside: true,
    run: async ({ db, now }, { args: [name] }) => {
      const isNamed = ({ table }: { table: PgTable }) => getTableName(table) === name;
      const [one, byMonth] = [sweeps.find(isNamed), partitionedTables.find(isNamed)];
      await assertClock(db);
      if (byMonth) {
        const months = await monthsOver(db, byMonth, now);
        await dropMonths(db, byMonth, months);
        await closeAlert(db, `sweep of ${name}`, now);
        return { table: name, removed: months.map((month) => month.toISOString().slice(0, 7)) };
      }
      if (!one) {
        const names = [...sweeps, ...partitionedTables].map(({ table }) => getTableName(table)).join(", ");
        throw new StartFailure(`The table must be one of: ${names}.`);
      }
      const removed = await sweepTable(db, one, now);
      await closeAlert(db, `sweep of ${name}`, now);
      return { table: name, removed };
    },
  },
];
