import { asc, eq } from "../src/database/drizzle.ts";
import { orderHistories, orders, variants } from "../src/database/schema/index.ts";
import type { TestShop } from "./shop.ts";

/** Reads the database where responses do not show enough. */
export function stored(shop: TestShop) {
  return {
    async orderRow(id: number) {
      const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
      return row;
    },

    /** Status and payment status of each history entry of an order. */
    async historyOf(id: number) {
      const rows = await shop.db
        .select()
        .from(orderHistories)
        .where(eq(orderHistories.order_id, id))
        .orderBy(asc(orderHistories.id));
      return rows.map(({ order_status, payment_status }) => [order_status, payment_status]);
    },

    /** Sets the stock of a variant. */
    setStock: (id: number, stock: number) =>
      shop.db.update(variants).set({ stock }).where(eq(variants.id, id)),

    /** The stock of a variant; -1 if there is no such variant. */
    async stockOf(id: number) {
      const [row] = await shop.db.select().from(variants).where(eq(variants.id, id));
      return row?.stock ?? -1;
    },
  };
}
