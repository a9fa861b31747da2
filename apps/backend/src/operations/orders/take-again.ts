import { takeFromDeal, variantPrices } from "../../catalogue/prices.ts";
import type { Transaction } from "../../database/connect.ts";
import { variants } from "../../database/schema/index.ts";
import { invalidFields, type BrokenField } from "../../http/errors.ts";
import { inArray } from "drizzle-orm";
import type { OrderRow } from "../../orders/move.ts";
import { itemsOf, lockGoods, moveStock } from "./stock.ts";

/**
 * Takes the goods of orders whose time to pay was over out of the stock once more, at the price that was agreed on. What is gone is told
 * at `items[n].quantity`, a deal that ended meanwhile at `items[n].price`; n counts the lines of these orders in their order.
 */
export async function takeAgain(tx: Transaction, waiting: readonly OrderRow[], now: Date): Promise<void> {
  const released = waiting.filter(({ held_until }) => held_until === null).map(({ id }) => id);
  const items = await itemsOf(tx, released);
  if (items.length === 0) return;
  const ids = items.map(({ variant_id }) => variant_id);
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
      broken.push({ field: `items[${index}].quantity`, code, values: { limit: stock } });
      continue;
    }
    left.set(item.variant_id, stock - item.quantity);
    if (!(await dealHolds(tx, item, onSale, now))) {
      broken.push({ field: `items[${index}].price`, code: "DEAL_ENDED" });
    }
  }
  if (broken.length > 0) throw invalidFields(broken);
  await moveStock(tx, items, 1);
}

/** A piece that was sold out of a deal is taken out of the same window again, while it runs and has pieces. */
async function dealHolds(
  tx: Transaction,
  item: Awaited<ReturnType<typeof itemsOf>>[number],
  onSale: Awaited<ReturnType<typeof variantPrices>>,
  now: Date,
): Promise<boolean> {
  if (item.flash_deal_item_id === null || item.flash_deal_window === null) return true;
  const deal = onSale.get(item.variant_id)?.deal;
  const runs =
    deal?.item_id === item.flash_deal_item_id &&
    deal.starts_at.getTime() === item.flash_deal_window.getTime() &&
    now < deal.ends_at;
  return runs && takeFromDeal(tx, deal, item.quantity);
}
