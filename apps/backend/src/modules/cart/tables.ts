import { LINE_QUANTITY_LIMIT } from "@sen/domain";
import { boolean, index, integer, pgTable, sql, unique } from "../../database/drizzle.ts";
import { between } from "../../database/schema/checks.ts";
import { createdAt, dong, moment, rowId } from "../../database/schema/columns.ts";
import { variants } from "../catalogue/tables/products.ts";
import { customers } from "../customers/tables.ts";

/** Lines of a customer's cart: a variant stands in it once. */
export const cartItems = pgTable(
  "cart_items",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    customer_id: rowId()
      .notNull()
      .references(() => customers.id),
    variant_id: integer()
      .notNull()
      .references(() => variants.id),
    quantity: integer().notNull(),
    /** The price when it was put in or last shown: tells "the price changed". */
    price_seen: dong().notNull(),
    /** Whether a flash deal made that price. */
    in_deal_seen: boolean().notNull().default(false),
    /** When it was taken out: for a while it can be put back as it was. Null while it stands in the cart. */
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
