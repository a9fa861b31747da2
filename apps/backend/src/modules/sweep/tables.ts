import { doublePrecision, pgTable, text } from "../../database/drizzle.ts";
import { upTo } from "../../database/schema/checks.ts";
import { moment } from "../../database/schema/columns.ts";

/** How many rows of a table usually go: a sweep that would remove many times as many is left to a person. */
export const sweepRates = pgTable(
  "sweep_rates",
  {
    table_name: text().primaryKey(),
    /** Rows a day, over about a week. */
    a_day: doublePrecision().notNull(),
    /** Since when it is counted, by the database's clock, as the moment of the last sweep. */
    counted_since: moment().notNull(),
    swept_at: moment().notNull(),
  },
  (t) => [upTo(t.table_name, 63)],
);
