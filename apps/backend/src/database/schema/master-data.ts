import { boolean, check, pgTable, sql, text } from "../drizzle.ts";

/** The version of the master data (places, banks, delivery types) in this database: a single row. */
export const masterData = pgTable(
  "master_data",
  {
    is_only_row: boolean().primaryKey().default(true),
    /** SHA-256 of the files. */
    digest: text().notNull(),
  },
  (t) => [check("master_data_is_only_row", sql`${t.is_only_row}`)],
);
