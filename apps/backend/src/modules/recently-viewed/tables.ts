import { index, pgTable, primaryKey } from "../../database/drizzle.ts";
import { dong, foreignInteger, foreignRowId, moment } from "../../database/schema/columns.ts";
import { products } from "../catalogue/tables/products.ts";
import { customers } from "../customers/tables.ts";

/** Products that a customer has viewed, with the price at the time. Limited to domain's `RECENTLY_VIEWED_LIMIT`. */
export const recentlyViewed = pgTable(
  "recently_viewed",
  {
    customer_id: foreignRowId(() => customers.id),
    product_id: foreignInteger(() => products.id, { onDelete: "cascade" }),
    viewed_at: moment().notNull(),
    price_seen: dong().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customer_id, t.product_id] }),
    index().on(t.customer_id, t.viewed_at.desc().nullsFirst()),
    index().on(t.product_id),
  ],
);
