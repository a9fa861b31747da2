import { asc, inArray } from "../../database/drizzle.ts";
import { type DealPieces, lockGoods, moveStock, returnToDeals } from "../catalogue/index.ts";
import type { Transaction } from "../../database/connect.ts";
import { orderItems } from "../../database/schema/index.ts";

/** The items of orders, sorted by order and line. */
export async function itemsOf(tx: Transaction, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.order_id, [...orderIds]))
    .orderBy(asc(orderItems.order_id), asc(orderItems.id));
}

/** Returns the orders' pieces to stock and to the flash deals they were sold in. */
export async function giveBackStock(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  await giveBackItems(tx, await itemsOf(tx, orderIds));
}

/** Returns these pieces to stock and to the flash deals they were sold in. */
export async function giveBackItems(
  tx: Transaction,
  items: readonly (typeof orderItems.$inferSelect)[],
): Promise<void> {
  await lockGoods(
    tx,
    items.map(({ variant_id }) => variant_id),
  );
  await moveStock(tx, items, -1);
  const ofDeals = items.flatMap(
    ({ flash_deal_item_id: item_id, flash_deal_window: starts_at, quantity }): DealPieces[] =>
      item_id === null || starts_at === null ? [] : [{ item_id, starts_at, quantity }],
  );
  await returnToDeals(tx, ofDeals);
}
