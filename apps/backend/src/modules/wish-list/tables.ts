import { boolean, check, index, integer, pgTable, primaryKey, sql, text } from "../../database/drizzle.ts";
import { dong, moment, rowId } from "../../database/schema/columns.ts";
import { products, variants } from "../catalogue/tables/products.ts";
import { customers } from "../customers/tables.ts";

/** Products that customers want to come back to. Capped by domain's `WISH_LIST_LIMIT`. */
export const wishes = pgTable(
  "wishes",
  {
    customer_id: rowId()
      .notNull()
      .references(() => customers.id),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The sold-out variant that is waited for. Null: any will do. */
    variant_id: integer().references(() => variants.id, { onDelete: "set null" }),
    added_at: moment().notNull(),
    price_added: dong().notNull(),
    /** The lowest price that the customer has seen or was told of. */
    lowest_price: dong().notNull(),
    /** Whether it could be bought when it was last looked at. */
    was_in_stock: boolean().notNull(),
    /** When the customer was last told news of it. */
    told_at: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.customer_id, t.product_id] }),
    index().on(t.customer_id, t.added_at.desc().nullsFirst()),
    index().on(t.product_id),
    index().on(t.variant_id),
  ],
);

/** Up to which change of the catalogue wishes were looked at; one row. */
export const wishNewsState = pgTable(
  "wish_news_state",
  {
    only: boolean().primaryKey().default(true),
    /** PostgreSQL's snapshot of then. */
    snapshot: text().notNull(),
    looked_at: moment().notNull(),
  },
  (t) => [check("wish_news_state_is_one_row", sql`${t.only}`)],
);
