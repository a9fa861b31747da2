import { type DealPieces, lockGoods, moveStock, takeFromDeals, variantPrices } from "../catalogue/index.ts";
import type { Transaction } from "../../database/connect.ts";
import { variants } from "../../database/schema/index.ts";
import { invalidFields, type BrokenField } from "../../errors/errors.ts";
import { inArray } from "../../database/drizzle.ts";
import { itemsOf, leaveDeals, type OrderRow } from "../order-records/index.ts";
import { lockCustomerPurchases } from "./lock-customer-purchases.ts";
import { lineSubject } from "../../texts/goods-names.ts";

type Item = Awaited<ReturnType<typeof itemsOf>>[number];

/**
 * Reserves the goods of orders whose hold has expired once more, at the agreed price, which stays valid as long as the order can be paid,
 * even if a deal has ended. Missing goods are reported by name at `items[n].quantity`, where n counts the lines of all these orders in
 * sequence.
 */
export async function reserveAgain(tx: Transaction, waiting: readonly OrderRow[], now: Date): Promise<void> {
  const released = waiting.filter(({ held_until }) => held_until === null).map(({ id }) => id);
  const items = await itemsOf(tx, released);
  if (items.length === 0) return;
  const ids = items.map(({ variant_id }) => variant_id);
  for (const id of new Set(waiting.map(({ customer_id }) => customer_id))) {
    await lockCustomerPurchases(tx, id);
  }
  await lockGoods(tx, ids);
  const onSale = await variantPrices(tx, ids, now);
  const stocks = await tx
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, ids));
  const left = new Map(stocks.map(({ id, stock }) => [id, stock]));
  const broken: BrokenField[] = [];
  for (const [index, item] of items.entries()) {
    const stock = onSale.has(item.variant_id) ? (left.get(item.variant_id) ?? 0) : 0;
    if (stock < item.quantity) {
      const code = stock === 0 ? "SOLD_OUT" : "NOT_ENOUGH_STOCK";
      const field = `items[${index}].quantity`;
      broken.push({ field, code, values: { limit: stock }, subject: lineSubject(item) });
      continue;
    }
    left.set(item.variant_id, stock - item.quantity);
  }
  if (broken.length > 0) throw invalidFields(broken);
  await moveStock(tx, items, 1);
  await reserveDealsAgain(tx, items, onSale, now);
}

/**
 * Takes deal pieces out of the same deal window again if it still runs and has pieces left. Otherwise the line leaves the deal and keeps
 * its price; a cancellation then does not return the piece to the deal.
 */
async function reserveDealsAgain(
  tx: Transaction,
  items: readonly Item[],
  onSale: Awaited<ReturnType<typeof variantPrices>>,
  now: Date,
): Promise<void> {
  const running: (DealPieces & { id: number })[] = [];
  const over: { id: number }[] = [];
  for (const { id, variant_id, quantity, flash_deal_item_id: item_id, flash_deal_window } of items) {
    if (item_id === null || flash_deal_window === null) continue;
    const deal = onSale.get(variant_id)?.deal;
    const runs =
      deal?.item_id === item_id &&
      deal.starts_at.getTime() === flash_deal_window.getTime() &&
      now < deal.ends_at;
    if (runs) running.push({ id, item_id, starts_at: deal.starts_at, quantity });
    else over.push({ id });
  }
  await leaveDeals(
    tx,
    [...over, ...(await takeFromDeals(tx, running))].map(({ id }) => id),
  );
}
