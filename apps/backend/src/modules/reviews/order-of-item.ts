import { eq } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { orderItems } from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";

/** The order that an item belongs to: 404 if there is no such item. */
export async function orderOfItem(db: Queryable, itemId: number): Promise<number> {
  const [item] = await db
    .select({ order_id: orderItems.order_id })
    .from(orderItems)
    .where(eq(orderItems.id, itemId));
  if (!item) throw notFound();
  return item.order_id;
}
