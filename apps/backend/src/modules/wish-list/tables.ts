import { boolean, check, index, integer, pgTable, primaryKey, sql, text } from "../../database/drizzle.ts";
import { dong, foreignInteger, foreignRowId, moment } from "../../database/schema/columns.ts";
import { products, variants } from "../catalogue/tables/products.ts";
import { customers } from "../customers/tables.ts";

/** Products on customers' wish lists. Limited to domain's `WISH_LIST_LIMIT`. */
export const wishes = pgTable(
  "wishes",
  {
    customer_id: foreignRowId(() => customers.id),
    product_id: foreignInteger(() => products.id, { onDelete: "cascade" }),
    /** The sold-out variant that the customer waits for; null for any. */
    variant_id: integer().references(() => variants.id, { onDelete: "set null" }),
    added_at: moment().notNull(),
    price_added: dong().notNull(),
    /** The lowest price that the customer has seen or was notified of. */
    lowest_price: dong().notNull(),
    /** Whether it could be bought at the last check. */
    was_in_stock: boolean().notNull(),
    /** When the customer was last notified about it. */
    told_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.customer_id, t.product_id] }),
    index().on(t.customer_id, t.added_at.desc().nullsFirst()),
    index().on(t.product_id),
    index().on(t.variant_id),
  ],
);

/** Up to which catalogue change wishes have been checked. One row. */
export const wishNewsState = pgTable(
  "wish_news_state",
  {
    only: boolean().primaryKey().default(true),
    /** PostgreSQL's snapshot at that time. */
    snapshot: text().notNull(),
    looked_at: moment().notNull(),
  },
  (t) => [check("wish_news_state_is_one_row", sql`${t.only}`)],
);
