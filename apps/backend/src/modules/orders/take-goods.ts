import type { Transaction } from "../../database/connect.ts";
import { takenMeanwhile } from "../../database/unavailable.ts";
import type { ReadLine } from "../cart/index.ts";
import { lockGoods, moveStock, takeFromDeals } from "../catalogue/index.ts";

/**
 * Takes the pieces of an order out of the stock and out of the deals that made their prices.
 *
 * @throws DatabaseUnavailable where fewer are left than when the lines were read: the transaction is run again, and reads how many there are
 */
export async function takeGoods(tx: Transaction, lines: readonly ReadLine[]): Promise<void> {
  const variants = lines.map(({ goods }) => goods.variant_id);
  const pieces = lines.map(({ goods, quantity }) => ({ ...goods, quantity }));
  const ofDeals = lines.flatMap(({ now, quantity }) => (now?.deal ? [{ ...now.deal, quantity }] : []));
  // Locked first: they are answered in the order in which they are asked.
  const [, isThere, gone] = await Promise.all([
    lockGoods(tx, variants),
    moveStock(tx, pieces, 1),
    takeFromDeals(tx, ofDeals),
  ]);
  if (!isThere) throw takenMeanwhile("pieces of a product");
  if (gone.length > 0) throw takenMeanwhile("pieces of a deal");
}
