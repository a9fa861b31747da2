import { index, integer, pgTable, primaryKey } from "../drizzle.ts";
import { products } from "./catalog.ts";
import { dong, moment } from "./columns.ts";
import { customers } from "./customers.ts";

/** Products that a customer has looked at, with what they cost then. Capped by domain's `RECENTLY_VIEWED_LIMIT`. */
export const recentlyViewed = pgTable(
  "recently_viewed",
  {
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    viewed_at: moment().notNull(),
    price_seen: dong().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customer_id, t.product_id] }),
    index().on(t.customer_id, t.viewed_at.desc().nullsFirst()),
    index().on(t.product_id),
  ],
);
