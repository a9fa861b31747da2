import { index, pgTable, primaryKey } from "../../database/drizzle.ts";
import { foreignInteger, foreignRowId, moment } from "../../database/schema/columns.ts";
import { tenants } from "../catalogue/tables/shops.ts";
import { customers } from "../customers/tables.ts";

/** Shops that customers follow, at most domain's `FOLLOWED_SHOPS_LIMIT` each. */
export const followedShops = pgTable(
  "followed_shops",
  {
    customer_id: foreignRowId(() => customers.id),
    tenant_id: foreignInteger(() => tenants.id),
    followed_at: moment().notNull(),
    /** When the customer was last notified of its news. */
    told_at: moment(),
  },
  (t) => [primaryKey({ columns: [t.customer_id, t.tenant_id] }), index().on(t.tenant_id, t.customer_id)],
);
