import { doublePrecision, pgTable, text } from "../../database/drizzle.ts";
import { upTo } from "../../database/schema/checks.ts";
import { moment } from "../../database/schema/columns.ts";

/** How many rows of a table are usually swept. A sweep of many times as many is left to a person. */
export const sweepRates = pgTable(
  "sweep_rates",
  {
    table_name: text().primaryKey(),
    /** Rows per day, averaged over about a week. */
    a_day: doublePrecision().notNull(),
    /** When counting began, by the database's clock, like `swept_at`. */
    counted_since: moment().notNull(),
    swept_at: moment().notNull(),
  },
  (t) => [upTo(t.table_name, 63)],
);
