import { sql, type SQL } from "../../database/drizzle.ts";
import { products } from "../../database/schema/index.ts";

/** Whether a product is on sale and its shop open, for Drizzle queries over `products`. */
export const isOnSale: SQL = sql`(${products.active} and exists (
  select from tenants open_shop where open_shop.id = ${products.tenant_id} and open_shop.active))`;

/** The same for a product `p` in raw SQL. */
export const pIsOnSale: SQL = sql.raw(`(p.active and exists (
  select from tenants open_shop where open_shop.id = p.tenant_id and open_shop.active))`);
