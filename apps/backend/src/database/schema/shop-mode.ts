import { boolean, check, pgTable, sql, text } from "../drizzle.ts";
import { oneOfValues } from "./checks.ts";
import { moment } from "./columns.ts";

/** The kinds of database, as in `SEN_MODE`. */
export const SHOP_MODES = ["demo", "production"] as const;

/** The database's kind, for good: one row, written when it is seeded as a demonstration or first opened as a real shop. */
export const shopMode = pgTable(
  "shop_mode",
  {
    is_only_row: boolean().primaryKey().default(true),
    mode: text({ enum: SHOP_MODES }).notNull(),
    since: moment().notNull(),
  },
  (t) => [check("shop_mode_is_only_row", sql`${t.is_only_row}`), oneOfValues(t.mode, SHOP_MODES)],
);
