import { LINE_QUANTITY_LIMIT } from "@sen/domain";
import { boolean, index, integer, pgTable, sql, unique } from "../../database/drizzle.ts";
import { between } from "../../database/schema/checks.ts";
import {
  createdAt,
  dong,
  foreignInteger,
  foreignRowId,
  moment,
  rowId,
} from "../../database/schema/columns.ts";
import { variants } from "../catalogue/tables/products.ts";
import { customers } from "../customers/tables.ts";

/** Lines of customers' carts, one per variant. */
export const cartItems = pgTable(
  "cart_items",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    customer_id: foreignRowId(() => customers.id),
    variant_id: foreignInteger(() => variants.id),
    quantity: integer().notNull(),
    /** The price when it was added or last shown, to detect price changes. */
    price_seen: dong().notNull(),
    /** Whether a flash deal made that price. */
    in_deal_seen: boolean().notNull().default(false),
    /** When it was removed, which can be undone for a while. Null while it is in the cart. */
    removed_at: moment(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    unique().on(t.customer_id, t.variant_id),
    index().on(t.customer_id, t.id),
    index("cart_items_removed")
      .on(t.removed_at)
      .where(sql`${t.removed_at} is not null`),
    between(t.quantity, 1, LINE_QUANTITY_LIMIT),
  ],
);
